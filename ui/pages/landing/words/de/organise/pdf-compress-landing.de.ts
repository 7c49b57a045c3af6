import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'PDF verkleinern',
  tagline: 'Bringen Sie ein PDF unter die Grenze eines Postfachs oder Formulars. Text bleibt dabei Text.',
  description:
    'PDF komprimieren in drei Qualitäten. Sehen Sie eine Seite vorher und nachher, und erhalten Sie nie eine größere Datei zurück.',
  promises: ['Nie größer als vorher', 'Text und Zeichnungen unverändert', 'Erst eine Seite ansehen'],
  whatItIs: [
    'Ein großes PDF besteht meist aus Bildern, die mit mehr Pixeln gespeichert sind, als jemand sieht. Beim Komprimieren werden sie in der Größe neu kodiert, in der die Seite sie zeigt. Von jeder Schrift bleiben nur die Buchstaben, die vorkommen, und was doppelt da ist, wird einmal gespeichert.',
    'Text und Strichzeichnungen behalten jede Einzelheit: Sie werden neu gepackt und nicht in Bilder verwandelt. Sie können sie weiterhin durchsuchen, auswählen und drucken.',
  ],
  steps: [
    {
      name: 'PDF wählen',
      text: 'Es öffnet sich im Arbeitsbereich: links die Datei, in der Mitte ihre Seiten, rechts die Werkzeuge. „Dieses PDF komprimieren“ ist der erste Vorschlag.',
    },
    {
      name: 'Qualität festlegen',
      text: 'Wählen Sie unter „Qualität“ die Stufe „Niedrig“ für die kleinste Datei, „Mittel“ für die Balance oder „Hoch“ für das schärfste Bild, und unter „Zielgröße“ eine Grenze, wenn Sie eine brauchen. „Vorher und nachher“ zeigt die Seite, die Sie gerade sehen, in beiden Fassungen.',
    },
    {
      name: '„PDF komprimieren“ drücken',
      text: 'Das Ergebnis zeigt die Größe vorher und nachher und wie viel Prozent weggefallen sind.',
    },
    {
      name: 'Mitnehmen oder noch einmal versuchen',
      text: 'Drücken Sie „Herunterladen“ oder „Link kopieren“. Mit „Andere Optionen ausprobieren“ kommen Sie zur selben Datei zurück.',
    },
  ],
  reasons: [
    {
      title: 'Erst urteilen, dann entscheiden',
      text: 'Die Vorschau ist die Seite, wie das Werkzeug sie machen würde. Sie vergleichen also das echte Ergebnis.',
    },
    {
      title: 'Eine Untergrenze für jedes Bild',
      text: 'Jedes Bild wird mit seinem Original verglichen. Würde eines zu sehr leiden, wird es in höherer Qualität kodiert.',
    },
    {
      title: 'Kein schlechter Tausch',
      text: 'Lässt sich eine Datei in dieser Qualität nicht verkleinern, erhalten Sie Ihr Original zurück, mit einem Hinweis darauf.',
    },
  ],
  features: [
    {
      title: 'Bilder in ihrer wirklichen Größe',
      text: 'Ein Foto, das so groß wie eine Briefmarke gezeigt wird, schleppt nicht mehr die Pixel eines Plakats mit.',
    },
    {
      title: 'Schlanke Schriften',
      text: 'Schriften behalten die Buchstaben, die zu sehen sind. Die Schriften von Formularfeldern bleiben ganz, damit sich Formulare weiter ausfüllen lassen.',
    },
    { title: 'Keine Dubletten', text: 'Ein Logo, das auf jeder Seite steht, wird einmal gespeichert.' },
    {
      title: 'Mehrere Dateien auf einmal',
      text: 'Wählen Sie weitere PDFs, und jedes wird komprimiert. „Alle herunterladen (ZIP)“ packt die Ergebnisse.',
    },
    {
      title: 'Passwörter bleiben',
      text: 'Eine geschützte Datei fragt nach ihrem Passwort und kommt so geschützt zurück, wie sie war.',
    },
  ],
  useCases: [
    {
      group: 'Versenden',
      cases: ['Ein Angebot mit Fotos per E-Mail', 'Ein Portfolio, das sich am Smartphone schnell öffnet'],
    },
    { group: 'Hochladen', cases: ['Behördenformulare mit Größengrenze', 'Bewerbungen auf Jobportalen'] },
    { group: 'Aufbewahren', cases: ['Gescannte Rechnungen vieler Jahre', 'Vorlesungsfolien voller Bilder'] },
  ],
  questions: [
    {
      question: 'Kann ich eine bestimmte Größe verlangen?',
      answer:
        'Ja. Geben Sie sie unter „Zielgröße“ an: Das Ergebnis wird so scharf, wie es hineinpasst, aber nie schärfer als die gewählte Qualität. Ein Hinweis sagt, ob die Größe erreicht wurde.',
    },
    {
      question: 'Wie groß darf die Datei sein?',
      answer: `Bis ${limit.pdf} MB und ${limit.pages.toLocaleString('de')} Seiten.`,
    },
    {
      question: 'Warum ist meine Datei kaum kleiner geworden?',
      answer:
        'Sie besteht vor allem aus Text, oder ihre Bilder sind schon in der Größe gespeichert, in der sie gezeigt werden. Dann gibt es wenig wegzunehmen.',
    },
    {
      question: 'Übersteht eine digitale Signatur das Komprimieren?',
      answer:
        'Nein. Eine Signatur versiegelt die Bytes einer bestimmten Datei, und eine kleinere Datei ist eine andere. Das Ergebnis weist darauf hin; bewahren Sie das signierte Original auf.',
    },
  ],
};
