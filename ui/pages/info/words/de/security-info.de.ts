import { limit } from '../../../limit-values.js';
import type { InfoWords } from '../info-words.js';

const shown = { label: 'Ein Test, der dem Programm beiliegt, zeigt es.' };

export const words: InfoWords = {
  title: 'Sicherheit und Datenschutz',
  heading: 'Sicherheit und Datenschutz',
  description:
    'Wohin Ihre Dateien gehen, wie lange sie bleiben, wer sie öffnen kann und wie Sie nachprüfen, was Docket mit ihnen getan hat.',
  intro:
    'Wohin Ihre Dateien gehen, wie lange sie bleiben, wer sie öffnen kann und wie Sie all das prüfen, ohne uns aufs Wort zu glauben.',
  sections: [
    {
      heading: 'Was mit Ihrer Datei geschieht',
      cards: [
        {
          title: 'Sie bleibt auf diesem Server',
          text: 'Keine Seite lädt etwas von anderen Websites. Der Text eines Dokuments geht nur dann an einen KI-Anbieter, wenn einer eingerichtet ist, und nur, wenn Sie ein KI-Werkzeug nutzen.',
        },
        {
          title: 'Sie wird abgeschottet geöffnet',
          text: 'Jede Konvertierung läuft in einem eigenen Prozess, der nie Dateien anderer gesehen hat. In einer vollständigen Sandbox hat er auch keinen Netzzugang.',
          proof: shown,
        },
        {
          title: 'Sie wird mit ihrem Link gelöscht',
          text: `Nach ${limit.guestWeeks} Wochen, für Mitglieder nach ${limit.memberMonths} Monaten. Wer einen Link erstellt hat, kann ihn früher beenden. Jede Seite, die eine Datei zeigt, sagt, wie lange sie bleibt.`,
          proof: shown,
        },
        {
          title: 'Ihr Passwort wird vergessen',
          text: 'Das Passwort eines geschützten PDFs ist verschlüsselt, solange die Konvertierung wartet, steht nie im Protokoll und wird gelöscht, wenn sie endet.',
          proof: shown,
        },
        {
          title: 'Was Sie schwärzen, ist weg',
          text: 'Ein zweites Programm sucht im Ergebnis nach dem entfernten Text, und die Seiten werden außerhalb der Kästen verglichen. Scheitert eine Prüfung, erhalten Sie ein Bild der Seite oder keine Datei.',
          proof: shown,
        },
        {
          title: 'Ihre Daten lassen sich löschen',
          text: 'Namen, Adressen und eingegebener Text sind im Protokoll verschlüsselt, für jede Person mit einem eigenen Schlüssel. Wird er vernichtet, sind sie unlesbar, auch in Sicherungen des Protokolls.',
          proof: shown,
        },
      ],
    },
    {
      heading: 'Das Protokoll dieser Installation, jetzt',
      text: 'Jeder Upload, jede Konvertierung, jeder Aufruf und jeder Download ist ein Ereignis in einem Protokoll, das fortlaufend signiert wird. Wer ein Ereignis ändert, löscht oder einfügt, macht die Signaturen danach ungültig.',
    },
    {
      heading: 'Einen Beleg selbst prüfen',
      text: 'Zu jeder fertigen Datei gibt es einen Beleg: wann, mit welchem Werkzeug und woraus sie entstanden ist, mit Nachweis aus dem Protokoll.',
      steps: [
        {
          name: 'Beleg herunterladen',
          text: 'Öffnen Sie den Link und laden Sie den Beleg neben der Datei herunter. Ein Konto brauchen Sie nicht.',
        },
        {
          name: 'Prüfen, wo Sie möchten',
          text: 'Mit Node und einer einzigen Datei, /verify-proof.mjs auf dieser Website; ihr SHA-256 steht in der Dokumentation des Quellcodes: node verify-proof.mjs receipt.json file.pdf --key, dann der Prüfschlüssel in Anführungszeichen. Dafür wird kein Server gefragt.',
        },
        {
          name: 'Schlüssel vergleichen',
          text: 'Der Prüfschlüssel dieser Installation steht oben und im Beleg. Holen Sie ihn aus einer Quelle, der Sie vertrauen, und heben Sie den Beleg auf: Wird das Protokoll umgeschrieben, passen beide nicht mehr zusammen.',
        },
      ],
    },
    {
      heading: 'Compliance',
      text: 'Zertifikate erhält der Betreiber einer Installation, nicht die Software. Verlinkt der Betreiber dieser Installation Nachweise, stehen sie hier neben dem, was Docket selbst tut.',
    },
    {
      heading: 'Tipps für Sie',
      items: [
        'Geben Sie einem Link ein Passwort und ein Download-Limit, bevor Sie ihn senden.',
        'Senden Sie das Passwort getrennt vom Link.',
        'Suchen Sie vor dem Teilen nach privaten Daten, und schwärzen Sie, was privat bleiben soll.',
        'Lassen Sie ein geschütztes PDF geschützt: Docket fragt nach dem Passwort und schützt das Ergebnis genauso.',
        'Beenden Sie einen Link, sobald die Datei angekommen ist.',
      ],
    },
    {
      heading: 'Tipps für Organisationen',
      items: [
        'Betreiben Sie Docket über https und setzen Sie PUBLIC_URL, damit Cookies darauf beschränkt sind.',
        'Senden Sie signierte Prüfpunkte an einen anderen Rechner (CHECKPOINT_URL), damit das Protokoll nicht unbemerkt umgeschrieben werden kann.',
        'Bewahren Sie keys.db, secrets.key und den Signaturschlüssel getrennt von den Sicherungen des Protokolls auf.',
        'Führen Sie nach jeder Änderung die beiliegende Prüfung aus; sie sagt, was fehlt.',
        'Nennen Sie in ADMIN_EMAILS nur wenige Administratoren; sie können den Verlauf jedes Dokuments lesen.',
      ],
    },
    {
      heading: 'Was Docket nicht verspricht',
      cards: [
        {
          title: 'Geheimhaltung vor dem Administrator',
          text: 'Wer den Rechner betreibt und seine Schlüssel hat, kann lesen, was darauf liegt. Docket verschlüsselt Dateien auf der Festplatte nicht.',
        },
        {
          title: 'Mehr, als Sie markiert haben',
          text: 'Schwärzen entfernt, was Sie markiert haben. Was die Suche nicht gefunden hat und Sie nicht gesehen haben, bleibt stehen.',
        },
        {
          title: 'Wer signiert hat',
          text: 'Eine versiegelte Signatur beweist, dass die Datei seither nicht verändert wurde. Wer sie gezeichnet hat, beweist nur ein Zertifikat, das Ihr Betreiber eingerichtet hat.',
        },
      ],
    },
  ],
};
