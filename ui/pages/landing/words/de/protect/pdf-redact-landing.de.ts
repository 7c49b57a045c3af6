import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'PDF schwärzen',
  tagline: 'Nehmen Sie Namen und Nummern endgültig aus einer Datei, und erhalten Sie den Nachweis, dass sie weg sind.',
  description:
    'PDF schwärzen: Text und Bereiche endgültig entfernen. Jede Schwärzung wird von einem zweiten Programm geprüft, bevor Sie die Datei erhalten.',
  promises: ['Entfernt, nicht verdeckt', 'Geprüft, bevor Sie es erhalten', 'Jede Stelle vorher sehen'],
  whatItIs: [
    'Ein schwarzer Kasten über einem Namen verbirgt ihn vor dem Auge und lässt ihn in der Datei. Beim Schwärzen wird der Text herausgenommen und erst dann der Kasten gezeichnet, wo er stand.',
    'Danach wird das Ergebnis geprüft: Ein anderes Programm durchsucht es, jeder Datenstrom wird durchsucht, und die Seiten werden außerhalb der Kästen verglichen. Eine Seite, die nicht besteht, wird zu einem Bild. Scheitert auch das, erhalten Sie keine Datei.',
  ],
  steps: [
    { name: 'PDF öffnen', text: 'Drücken Sie im Arbeitsbereich „Schwärzen“. Der Editor öffnet sich bei diesem Tab.' },
    {
      name: 'Markieren, was weg muss',
      text: '„Text auswählen“ und „Ausgewählten Text markieren“ drücken, oder „Rahmen ziehen“. „Wort auf allen Seiten suchen“ markiert alle seine Stellen, „Nach Muster suchen“ alles, worauf ein regulärer Ausdruck passt.',
    },
    {
      name: 'Stellen prüfen',
      text: 'Was entfernt würde, wird auf den Seiten gezeigt und gezählt, bevor etwas geschieht.',
    },
    {
      name: '„Schwärzen & speichern“ drücken',
      text: 'Die neue Datei wird heruntergeladen, und daneben steht die Liste der Prüfungen.',
    },
  ],
  reasons: [
    { title: 'Nachweis statt Hoffnung', text: 'Jede Prüfung steht mit ihrem Urteil neben dem Ergebnis.' },
    {
      title: 'Auch verborgene Stellen',
      text: 'Lesezeichen, Eigenschaften, Notizen, Formularfelder und frühere Fassungen werden bereinigt.',
    },
    {
      title: 'Der Rest bleibt',
      text: 'Um einen Kasten herum verschiebt sich nichts, und anderer Text bleibt durchsuchbar.',
    },
  ],
  features: [
    {
      title: 'Wörter, Bereiche, Muster',
      text: 'Markieren Sie durch Auswählen, Ziehen, Wortsuche oder mit einem regulären Ausdruck, der Groß- und Kleinschreibung beachtet, wenn Sie nichts anderes sagen.',
    },
    {
      title: 'Ihr Aussehen',
      text: 'Kästen in jeder Farbe, einfarbig, diagonal oder kreuzweise schraffiert, mit oder ohne Ersatztext.',
    },
    {
      title: 'Getrennte Wörter',
      text: 'Ein Wort über zwei Zeilen, mit Trennstrich oder Ligatur, wird ebenfalls gefunden.',
    },
    {
      title: 'Ein verschwiegener Beleg',
      text: 'Der Beleg führt Kästen und Prüfungen auf und nie die Wörter, die entfernt wurden.',
    },
    {
      title: 'Von der Suche zum Schwärzen',
      text: 'Treffer der Suche nach persönlichen Daten lassen sich mit einem Klick markieren.',
    },
  ],
  useCases: [
    { group: 'Recht', cases: ['Akten für die Gegenseite', 'Urteile zur Veröffentlichung'] },
    { group: 'Behörden', cases: ['Antworten auf Anträge auf Akteneinsicht', 'Protokolle mit Namen von Bürgern'] },
    { group: 'Unternehmen', cases: ['Lebensläufe ohne Namen', 'Rechnungen als Muster'] },
  ],
  questions: [
    {
      question: 'Lässt sich etwas wiederherstellen?',
      answer:
        'Nicht aus der neuen Datei: Was Sie markiert haben, ist nicht darin. Denken Sie daran, dass Ihr Original es noch enthält.',
    },
    {
      question: 'Was ist mit gescannten Seiten?',
      answer:
        'Sie haben keinen durchsuchbaren Text, und Sie erfahren es. Ziehen Sie einen Rahmen; das Bild darunter wird entfernt.',
    },
    {
      question: 'Wird auch entfernt, was ich zu markieren vergaß?',
      answer:
        'Nein. Suchen Sie mit „Nach vertraulichen Daten suchen“ nach weiteren Stellen, und lesen Sie die Datei selbst.',
    },
    {
      question: 'Wo liegen die Grenzen?',
      answer: `Bei ${limit.redactionPages.toLocaleString('de')} Seiten, ${limit.redactionItems} Einträgen auf einmal und ${limit.pdf} MB.`,
    },
  ],
};
