import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'PDF-Seiten sortieren und löschen',
  tagline: 'Legen Sie alle Seiten auf den Tisch: ziehen, drehen, einige herausnehmen, rückgängig machen.',
  description:
    'PDF-Seiten sortieren: mit Maus, Finger oder Tastatur verschieben, drehen und löschen, alles widerrufbar. Links folgen ihren Seiten.',
  promises: ['Jede Seite im Blick', 'Jeder Schritt widerrufbar', 'Mit der Tastatur bedienbar'],
  whatItIs: [
    'Selten wird ein Dokument in der richtigen Reihenfolge gescannt. Hier sehen Sie alle Seiten als Kacheln und verschieben sie, bis alles stimmt. Gesendet wird nichts, bevor Sie es sagen.',
    'Lesezeichen, Links und Formularfelder gehen mit ihren Seiten. Was zu einer herausgenommenen Seite führte, entfällt, damit kein Lesezeichen ins Leere führt.',
  ],
  steps: [
    {
      name: 'PDF wählen',
      text: 'Drücken Sie dann „Seiten anordnen“ unter der Datei oder „Seiten ordnen“ bei den Werkzeugen.',
    },
    {
      name: 'Verschieben und drehen',
      text: 'Ziehen Sie Seiten, oder wählen Sie sie aus und nutzen Sie „Nach vorn“, „Nach hinten“, „Nach links drehen“ und „Nach rechts drehen“.',
    },
    {
      name: 'Herausnehmen',
      text: '„Löschen“ entfernt die ausgewählten Seiten. „Rückgängig“ und „Wiederholen“ gehen zurück und vor.',
    },
    {
      name: '„Neue Reihenfolge speichern“ drücken',
      text: 'Die neue Datei öffnet sich neben Ihrem Original, bereit zum Herunterladen.',
    },
  ],
  reasons: [
    {
      title: 'Nichts ist endgültig, bevor es so weit ist',
      text: 'Das Anordnen geschieht in Ihrem Browser, und jeder Zug lässt sich zurücknehmen.',
    },
    {
      title: 'Die Maus darf ruhen',
      text: 'Umschalt und die Pfeiltasten verschieben eine Seite, R dreht sie, Entf nimmt sie weg.',
    },
    {
      title: 'Das Ergebnis ist das Raster',
      text: 'Die erste Kachel ist die erste Seite. Was dort gedreht ist, ist auch in der Datei gedreht.',
    },
  ],
  features: [
    { title: 'Viele auf einmal', text: 'Wählen Sie mehrere Seiten und verschieben oder drehen Sie sie gemeinsam.' },
    {
      title: 'Schnelle Korrekturen',
      text: 'Für einen einzelnen Handgriff haken Sie Seiten im Arbeitsbereich an und drücken darüber „Nach rechts drehen“ oder „Seiten löschen“.',
    },
    {
      title: 'Lange Dokumente',
      text: 'Seiten werden gezeichnet, sobald Sie zu ihnen scrollen. So öffnet sich ein Buch so schnell wie ein Brief.',
    },
    {
      title: 'Seitenrahmen bleiben',
      text: 'Eine zugeschnittene Seite bleibt zugeschnitten, eine gedrehte wird von dort aus weitergedreht.',
    },
  ],
  useCases: [
    {
      group: 'Nach dem Scannen',
      cases: ['Erst die ungeraden, dann die geraden Seiten', 'Leere Rückseiten und Seiten auf dem Kopf'],
    },
    { group: 'Vor dem Versenden', cases: ['Ohne die interne Kalkulation', 'Die Zusammenfassung nach vorn gestellt'] },
    { group: 'Für den Druck', cases: ['Anhänge in anderer Reihenfolge', 'Querformatige Pläne hochkant gedreht'] },
  ],
  questions: [
    {
      question: 'Kann ich Seiten aus einer anderen Datei hinzufügen?',
      answer:
        'Wählen Sie beide Dateien. „Seiten anordnen“ zeigt dann die Seiten aller Dateien, und das Zusammenfügen macht eine daraus.',
    },
    {
      question: 'Sind gelöschte Seiten wirklich weg?',
      answer:
        'In der neuen Datei sind sie nicht. Ihr Original ist unverändert, und Sie können jederzeit von ihm aus weitermachen.',
    },
    {
      question: 'Gibt es eine Grenze?',
      answer: `${limit.pages.toLocaleString('de')} Seiten und ${limit.pdf} MB je Datei.`,
    },
    {
      question: 'Kann ich eine Seite wiederholen?',
      answer:
        'Über einen API-Aufruf ja: Nennen Sie eine Seite zweimal, und sie ist zweimal da. In der Oberfläche ist jede Seite eine Kachel.',
    },
  ],
};
