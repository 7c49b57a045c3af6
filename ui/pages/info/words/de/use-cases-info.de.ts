import type { InfoWords } from '../info-words.js';
import { useCasesDe } from './use-cases.de.js';

export const words: InfoWords = {
  title: 'Anwendungsfälle',
  heading: 'Anwendungsfälle',
  description:
    'Was Menschen im Unternehmen, im Unterricht, in Kanzleien und zu Hause mit Docket tun, Schritt für Schritt.',
  intro:
    'Was Menschen mit Docket tun und mit welchen Werkzeugen. Jeder Ablauf beginnt mit einer Datei, die Sie auf der Startseite ablegen.',
  sections: [
    { heading: 'Auf einen Blick', cards: useCasesDe },
    {
      heading: 'Unternehmen: ein Angebot senden',
      steps: [
        {
          name: 'Anschreiben, Preisliste und Prospekt ablegen',
          text: 'Word, Excel und PDF zusammen, in der gewünschten Reihenfolge.',
        },
        { name: 'In PDF umwandeln', text: 'Eine Datei, Bilder auf A4 oder Letter.' },
        { name: 'Im PDF-Editor unterschreiben', text: 'Ein Siegel macht spätere Änderungen sichtbar.' },
        { name: 'Den Link senden', text: 'Sie sehen, wie oft er geöffnet wurde. Nach 4 Wochen läuft er ab.' },
      ],
    },
    {
      heading: 'Unterricht: eine Stunde vorbereiten',
      steps: [
        {
          name: 'Cliff Notes für das Kapitel',
          text: 'Eine Seite; jeder Satz nennt die Seite, von der er stammt, sodass die Klasse nachschlagen kann.',
        },
        {
          name: 'Ein Quiz aus derselben Datei',
          text: 'Fragen mit vier Antworten, als Arbeitsmappe, die ein Quizdienst importiert.',
        },
        { name: 'Ein Handout', text: 'Die nötigen Seiten heraustrennen und mit einem einzigen Link teilen.' },
      ],
    },
    {
      heading: 'Privat: Unterlagen ablegen',
      steps: [
        { name: 'Fotografieren oder scannen', text: 'Legen Sie die Bilder in der richtigen Reihenfolge ab.' },
        {
          name: 'Ein durchsuchbares PDF daraus machen',
          text: 'Der Text in den Bildern wird erkannt und hinter sie gelegt.',
        },
        { name: 'Klein genug für eine E-Mail', text: 'Komprimieren Sie es unter eine Größe, die Sie bestimmen.' },
      ],
    },
    {
      heading: 'Recht: eine Akte herausgeben',
      steps: [
        {
          name: 'Nach privaten Daten suchen',
          text: 'Namen, Nummern, Adressen und Kennungen, mit dem Risiko jeder Art.',
        },
        {
          name: 'Schwärzen',
          text: 'Sie sehen jeden Treffer vorher. Ein zweites Programm durchsucht das Ergebnis, bevor Sie es erhalten.',
        },
        {
          name: 'Verborgenes entfernen',
          text: 'Das Bereinigen entfernt Skripte, angehängte Dateien und auf Wunsch die Dokumenteigenschaften.',
        },
        {
          name: 'Den Beleg aufheben',
          text: 'Er sagt, wann und aus welcher Datei das Ergebnis entstanden ist, und lässt sich ohne diesen Server prüfen.',
        },
      ],
    },
  ],
};
