import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'Gescanntes PDF durchsuchbar machen',
  tagline: 'Lesen Sie den Text in Scans aus, damit Sie ihn suchen, auswählen und kopieren können.',
  description:
    'Texterkennung (OCR) für gescannte PDF-Seiten: Der Text liegt unsichtbar darüber. Suchen, auswählen, kopieren; der Scan sieht gleich aus.',
  promises: ['Der Scan sieht gleich aus', 'Gelesen auf diesem Server', 'Seiten mit Text bleiben unberührt'],
  whatItIs: [
    'Ein Scan ist ein Bild: Sie sehen Wörter, aber eine Suche findet keine. Die Texterkennung liest das Bild und legt die Wörter unsichtbar darüber, genau dort, wo sie stehen.',
    'Seiten, die schon Text haben, bleiben, wie sie sind. Das Ergebnis sagt, wie viele Seiten gelesen wurden und dass einige Wörter falsch gelesen sein können, denn Erkennung ist ein Raten.',
  ],
  steps: [
    { name: 'PDF wählen', text: 'Im Arbeitsbereich steht neben der Datei, ob sie durchsuchbaren Text hat.' },
    {
      name: '„Durchsuchbar machen“ drücken',
      text: 'Optionen gibt es nicht. Das Werkzeug steht unter „Ordnen & konvertieren“.',
    },
    { name: 'Auf die Seiten warten', text: 'Sie sehen, welche Seite gerade gelesen wird, und können abbrechen.' },
    { name: 'Suchen', text: 'Probieren Sie im Ergebnis ein Wort mit Strg oder Cmd und F aus, dann „Herunterladen“.' },
  ],
  reasons: [
    {
      title: 'Nichts verlässt den Server',
      text: 'Die Erkennung läuft dort, wo Docket läuft. Keine Seite wird an einen Dienst gesendet.',
    },
    {
      title: 'Das Aussehen bleibt',
      text: 'Stempel, Handschrift und Papier bleiben, weil das Bild nicht angetastet wird.',
    },
    { title: 'Es sagt, was es getan hat', text: 'Ein Hinweis zählt die Seiten, die maschinell gelesen wurden.' },
  ],
  features: [
    {
      title: 'Vier Sprachen sind dabei',
      text: 'Englisch, Deutsch, Französisch und Spanisch. Wer den Server betreibt, kann weitere hinzufügen.',
    },
    {
      title: 'Seiten, die quer liegen',
      text: 'Eine Seite, die quer liegt oder auf dem Kopf steht, wird zum Lesen gedreht.',
    },
    {
      title: 'Kein erfundener Text',
      text: 'Flecken und Linien von Zeichnungen, die nicht sicher Buchstaben sind, werden ausgelassen.',
    },
    {
      title: 'Auch beim Umwandeln',
      text: 'Wenn Sie Fotos in PDF umwandeln, ist dasselbe ein Häkchen in den Optionen.',
    },
  ],
  useCases: [
    { group: 'Archive', cases: ['Alte Briefe und Protokolle', 'Urkunden, die vor Jahren gescannt wurden'] },
    {
      group: 'Arbeit',
      cases: ['Einen Betrag in einem Stapel Belege finden', 'Eine Klausel aus einem gescannten Vertrag kopieren'],
    },
    { group: 'Lesen', cases: ['Buchkapitel als Bilder', 'Seiten für einen Screenreader'] },
  ],
  questions: [
    {
      question: 'Wird auch Handschrift gelesen?',
      answer: 'Nicht verlässlich. Das Werkzeug ist für gedruckten Text gemacht.',
    },
    {
      question: 'Wie lange dauert es?',
      answer: `Rechnen Sie mit einigen Sekunden je Seite. Eine Datei darf bis zu ${limit.pages.toLocaleString('de')} Seiten und ${limit.pdf} MB haben, und sehr lange Scans können beendet werden, bevor sie fertig sind.`,
    },
    {
      question: 'Warum heißt es, dass nichts gefunden wurde?',
      answer: 'Jede Seite hat schon Text, oder auf den Bildern war keiner zu lesen. Die Datei ist dann, wie sie war.',
    },
    {
      question: 'Wird die Datei größer?',
      answer: 'Ein wenig, durch die Wörter. Die Bilder der Seiten werden nicht noch einmal gespeichert.',
    },
  ],
};
