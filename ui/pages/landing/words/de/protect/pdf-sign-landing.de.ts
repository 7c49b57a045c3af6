import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'PDF unterschreiben',
  tagline:
    'Zeichnen, tippen oder laden Sie Ihre Unterschrift hoch, setzen Sie sie an ihren Platz, und versiegeln Sie die Datei.',
  description:
    'PDF unterschreiben: Unterschrift zeichnen, tippen oder hochladen. Ein Zertifikat versiegelt die Datei, sodass jede spätere Änderung auffällt.',
  promises: ['Zeichnen, tippen oder hochladen', 'Mit Zertifikat versiegelt', 'Frühere Signaturen bleiben gültig'],
  whatItIs: [
    'Sie setzen Ihre Unterschrift auf die Seite wie mit einem Stift. Dann wird die ganze Datei mit einem Zertifikat versiegelt: Ändert sie danach jemand, sagen es PDF-Programme.',
    'Das Siegel beweist, dass sich die Datei seitdem nicht geändert hat. Wer Sie sind, beweist es nicht, sofern die Betreiber dieser Website kein Zertifikat einer Zertifizierungsstelle eingerichtet haben.',
  ],
  steps: [
    {
      name: 'PDF öffnen',
      text: 'Drücken Sie im Arbeitsbereich „Dieses PDF signieren“. Der Editor öffnet sich bei „Signieren“.',
    },
    {
      name: 'Unterschrift erstellen',
      text: 'Mit „Zeichnen“ nehmen Sie Maus, Finger oder Stift, mit „Hochladen“ ein Bild. Oder Sie tippen Ihren Namen.',
    },
    {
      name: 'An ihren Platz setzen',
      text: 'Gehen Sie zur Seite, ziehen Sie die Unterschrift und dann an ihrer Ecke. Auch Pfeiltasten und Zahlen funktionieren. „Auch auf Seiten“ wiederholt sie auf anderen.',
    },
    { name: '„PDF signieren“ drücken', text: 'Die versiegelte Datei wird heruntergeladen, mit _signed im Namen.' },
  ],
  reasons: [
    {
      title: 'Mehr als ein Bild',
      text: 'Eine eingefügte Unterschrift lässt sich unbemerkt verschieben und kopieren. Ein Siegel nicht.',
    },
    {
      title: 'Mehrere Personen, eine Datei',
      text: 'Eine zweite Signatur kommt nach der ersten hinzu und lässt sie gültig.',
    },
    { title: 'Die Datei bleibt sie selbst', text: 'Ihre Bytes bleiben vorn, und die Signatur kommt dahinter.' },
  ],
  features: [
    {
      title: 'PAdES-Siegel',
      text: 'Eine Signatur in der Form, die europäische Regeln nennen und die PDF-Programme kennen.',
    },
    { title: 'Zeitstempel', text: 'Wo ein Zeitstempelserver eingerichtet ist, bestätigt er, wann Sie signiert haben.' },
    { title: 'Durchscheinendes Papier', text: 'Wo eine Unterschrift durchsichtig ist, sieht man die Linie darunter.' },
    {
      title: 'Hält rechtzeitig an',
      text: 'Hat jemand beim Signieren keine weitere Signatur erlaubt, erfahren Sie es, und nichts geht kaputt.',
    },
    {
      title: 'Grund, Ort, Zertifizierung',
      text: 'Unter „Mehr zur Unterschrift“ sagen Sie, warum und wo Sie signieren; die erste Signatur kann auch festlegen, was danach mit der Datei geschehen darf.',
    },
  ],
  useCases: [
    { group: 'Vereinbarungen', cases: ['Angebote und Bestellungen', 'Die Einwilligung für einen Ausflug'] },
    { group: 'Freigaben', cases: ['Ein Plan, der endgültig ist', 'Ein Protokoll, von Vorsitz und Schriftführung'] },
    { group: 'Alltag', cases: ['Ein Formular ohne Drucker', 'Ein Mietvertrag von unterwegs'] },
  ],
  questions: [
    {
      question: 'Ist das eine qualifizierte Signatur?',
      answer:
        'Nein. Es ist eine versiegelte Datei mit dem Bild Ihrer Unterschrift. Wo das Gesetz eine qualifizierte verlangt, genügt sie nicht.',
    },
    {
      question: 'Warum nennt mein PDF-Programm den Unterzeichner unbekannt?',
      answer:
        'Das Zertifikat stammt von dieser Installation, sofern kein anderes eingerichtet ist, und keine Stelle bürgt dafür. Dass die Datei unverändert ist, wird trotzdem geprüft.',
    },
    {
      question: 'Kann ich die Datei nach dem Signieren bearbeiten?',
      answer: 'Jede Änderung fällt auf. Erledigen Sie alles andere vorher, und signieren Sie zuletzt.',
    },
    {
      question: 'Wie groß darf die Datei sein?',
      answer: `Bis ${limit.pdf} MB. Sie bleibt in Ihrem Browser, bis Sie signieren.`,
    },
  ],
};
