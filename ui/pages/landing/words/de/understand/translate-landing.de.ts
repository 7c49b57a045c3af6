import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'Dokument übersetzen',
  tagline: `Lesen Sie einen Vertrag, einen Brief oder eine Anleitung in einer von ${limit.languages} Sprachen, mit allen Zahlen an ihrem Platz.`,
  description: `PDF übersetzen, auch Bilder und Texte, in ${limit.languages} Sprachen. Seiten behalten oder neu setzen; Zahlen und Adressen werden geprüft.`,
  promises: [`In ${limit.languages} Sprachen`, 'Zahlen werden geprüft', 'Gleiche Seiten oder neue'],
  whatItIs: [
    'Sie laden ein Dokument hoch und erhalten ein PDF in einer anderen Sprache. Es kann die ursprünglichen Seiten behalten, mit jedem Text an seinem Platz, oder neu gesetzt werden, mit Überschriften, Listen und Tabellen.',
    'Nach der Übersetzung wird jede Zahl und jede Adresse mit dem Original verglichen. Was nicht übereinstimmt, wird noch einmal übersetzt, und was dann noch nicht stimmt, bleibt, wie es war, mit einem Hinweis.',
  ],
  steps: [
    {
      name: 'Datei wählen',
      text: 'Ihre Sprache wird auf der Seite „Ein Dokument übersetzen“ erkannt und Ihnen angezeigt.',
    },
    { name: 'Sprache wählen', text: 'Unter „Übersetzen in“ stehen die Zielsprachen, darunter Arabisch und Türkisch.' },
    {
      name: 'Layout wählen',
      text: 'Unter „Layout“ liest sich „Neue Seiten“ am besten, ohne Bilder; „Gleiche Seiten“ setzt jeden Text dorthin, wo er im Original steht.',
    },
    { name: '„Dokument übersetzen“ drücken', text: 'Sie sehen, wie weit es ist. Das PDF trägt die Sprache im Namen.' },
  ],
  reasons: [
    {
      title: 'Beträge bleiben Beträge',
      text: 'Eine verlorene Null ist schlimmer als ein holpriger Satz, deshalb werden Zahlen verglichen.',
    },
    {
      title: 'Lücken werden genannt',
      text: 'Hinweise sagen, was in der alten Sprache geblieben ist und was sich nicht darstellen ließ.',
    },
    { title: 'Jede Schrift', text: 'Schriften für alle Zielsprachen sind dabei, auch für die von rechts nach links.' },
  ],
  features: [
    {
      title: 'Die Sprache wird erkannt',
      text: 'Sie müssen nicht wissen, in welcher Sprache das Dokument geschrieben ist.',
    },
    { title: 'Tabellen Zelle für Zelle', text: 'Die Wörter einer Tabelle werden übersetzt, wo sie stehen.' },
    { title: 'Scans', text: 'Text in Bildern wird zuerst erkannt und dann auf neue Seiten übersetzt.' },
    { title: 'Keine unnötige Arbeit', text: 'Ein Dokument, das schon in der Zielsprache ist, wird nicht übersetzt.' },
  ],
  useCases: [
    { group: 'Geschäft', cases: ['Ein Angebot aus dem Ausland', 'Ein Datenblatt für Ihre Kunden'] },
    { group: 'Behörden', cases: ['Ein Amtsschreiben, um es zu verstehen', 'Schulzeugnisse vor einem Umzug'] },
    { group: 'Alltag', cases: ['Eine Anleitung, in der Ihre Sprache fehlt', 'Ein Mietvertrag für ein Ferienhaus'] },
  ],
  questions: [
    {
      question: 'Warum gibt es hier keine Übersetzung?',
      answer:
        'Sie braucht einen KI-Anbieter, und diese Installation hat keinen. Die Betreiber können einen einrichten; bis dahin funktionieren alle anderen Werkzeuge.',
    },
    {
      question: 'Ist das eine beglaubigte Übersetzung?',
      answer:
        'Nein. Sie stammt von einer Maschine. Für Gerichte und Behörden fragen Sie eine vereidigte Übersetzerin oder einen vereidigten Übersetzer.',
    },
    {
      question: 'Wo liegen die Grenzen?',
      answer: `Bei einer Datei auf einmal, bis ${limit.pdf} MB; Bilder im Arbeitsbereich bis ${limit.image} MB.`,
    },
    {
      question: 'Kann ein Foto seine Seite behalten?',
      answer:
        'Nein. Die Wörter eines Bildes lassen sich nicht aus ihm herausnehmen, deshalb wird die Übersetzung auf neue Seiten gesetzt.',
    },
  ],
};
