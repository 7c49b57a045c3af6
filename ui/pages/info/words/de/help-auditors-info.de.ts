import type { InfoWords } from '../info-words.js';

export const words: InfoWords = {
  title: 'Hilfe: Prüfer',
  heading: 'Das Protokoll prüfen',
  description:
    'Das signierte Protokoll prüfen, ein Ereignis nachweisen, Früheres abspielen, exportieren, Belege prüfen: Befehle und Ausgaben.',
  intro:
    'Jede Aktion ist ein Ereignis in einem signierten Protokoll. Diese Befehle prüfen es, und Docket kann dabei weiterlaufen.',
  sections: [
    {
      heading: 'Das ganze Protokoll prüfen',
      text: 'Die Ereignisse werden noch einmal zu einem Hashbaum verrechnet und mit den signierten Prüfpunkten verglichen. Der Exit-Code ist 0 bei einem unversehrten Protokoll, 1 bei einem veränderten und 2, wenn keine Signatur es abdeckt.',
      blocks: [
        { label: 'Prüfen' },
        { label: 'Ein unversehrtes Protokoll' },
        { label: 'Mit anderswo verwahrten Prüfpunkten' },
      ],
    },
    {
      heading: 'Wenn es verändert wurde',
      paragraphs: [
        'Der Befehl sagt, dass das Protokoll vom signierten Stand abweicht, und nennt die erste Position, die geändert, gelöscht, umgestellt, eingefügt oder abgeschnitten wurde, und das letzte Ereignis, bis zu dem das Protokoll noch stimmt.',
        'Wer den Schlüssel hat, könnte ein umgeschriebenes Protokoll signieren. Prüfpunkte, die an einen anderen Rechner gesendet wurden, würden das verraten; lassen Sie sie daher senden.',
      ],
    },
    {
      heading: 'Ein Ereignis nachweisen',
      text: 'Ein Nachweis enthält das Ereignis, seinen Weg im Baum und den signierten Prüfpunkt. Er lässt sich überall prüfen, ohne Docket.',
      blocks: [
        { label: 'Den Nachweis eines Ereignisses schreiben' },
        { label: 'Ihn prüfen' },
        { label: 'Nachweisen, dass ein späteres Protokoll das frühere enthält' },
      ],
    },
    {
      heading: 'Einen Beleg prüfen',
      text: 'Der Beleg zu einer Datei steht auf der Seite ihres Links. Den Prüfschlüssel lassen Sie sich vom Betreiber der Installation auf einem anderen Weg geben. Das Prüfprogramm ist eine einzige Datei, /verify-proof.mjs auf jeder Installation: Vergleichen Sie ihren SHA-256 mit dem in der Dokumentation des Quellcodes, bevor Sie es verwenden.',
      blocks: [
        { label: 'Beleg und Datei prüfen' },
        { label: 'Ein Teil der Ausgabe' },
        { label: 'Mit einer anderen Datei' },
      ],
    },
    {
      heading: 'Früheres abspielen',
      text: 'Was zu einem Zeitpunkt oder an einer Position zu sehen war, aus dem Protokoll berechnet, mit demselben Code wie die laufenden Seiten.',
      blocks: [
        { label: 'Der Stand an einer Position' },
        { label: 'Ein Teil der Ausgabe' },
        { label: 'Die Seite eines Links zu einem Zeitpunkt' },
        { label: 'Das Dashboard oder ein Verlauf' },
      ],
    },
    {
      heading: 'Exportieren',
      text: 'Jede Zeile ist ein Ereignis mit dem Hash, der signiert wurde. Namen und eingegebener Text sind verschlüsselt; --open zeigt die von Personen, deren Daten nicht gelöscht sind.',
      blocks: [{ label: 'Als CSV' }, { label: 'Die Spalten' }, { label: 'Nur bestimmte Typen' }],
    },
    {
      heading: 'Auf dem Bildschirm',
      text: 'Administratoren können dasselbe auf der Protokollseite tun, ohne Kommandozeile.',
      items: [
        'Die Aktivität nach Person, Aktion, Dokument und Zeit.',
        'Der Verlauf eines Dokuments, vom Upload bis zum Ende seines Links.',
        'Das Dashboard zu jedem früheren Zeitpunkt.',
        'Eine Prüfung des signierten Protokolls und sein Export.',
      ],
    },
  ],
};
