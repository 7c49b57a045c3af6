import { limit } from '../../../limit-values.js';
import type { InfoWords } from '../info-words.js';
import { useCasesDe } from './use-cases.de.js';

export const words: InfoWords = {
  title: 'Alle Funktionen',
  heading: 'Alle Funktionen',
  description:
    'PDFs zusammenfügen, aufteilen, komprimieren, signieren, schwärzen, übersetzen, zusammenfassen: was Docket im Einzelnen kann.',
  intro:
    'Legen Sie eine Datei ab, und Docket bietet die passenden Werkzeuge an. Hier steht, was jedes kann und Sie vielleicht nicht erwarten.',
  sections: [
    {
      heading: 'Die wichtigsten Funktionen',
      cards: [
        {
          title: 'Zusammenfügen ohne Verluste',
          text: 'Lesezeichen, Links, Formularfelder, Anhänge, Seitenbezeichnungen und Ebenen jeder Datei bleiben erhalten. Seiten werden unverändert übernommen.',
          proof: { label: 'PDFs zusammenfügen' },
        },
        {
          title: 'Nach Seiten aufteilen',
          text: 'Geben Sie 1-3, 7, 9-12 ein, oder trennen Sie nach jeder Seite oder alle paar Seiten. Fehlt eine Seite, erfahren Sie es, bevor etwas beginnt.',
          proof: { label: 'Ein PDF aufteilen' },
        },
        {
          title: 'Auf eine Größe komprimieren',
          text: 'Drei Qualitätsstufen oder eine Obergrenze, die Sie bestimmen. Das Ergebnis ist nie größer als Ihre Datei.',
          proof: { label: 'Ein PDF komprimieren' },
        },
        {
          title: 'Signieren mit Siegel',
          text: 'Zeichnen, tippen oder laden Sie eine Unterschrift. Die Datei wird mit einem Zertifikat versiegelt (PAdES), sodass spätere Änderungen auffallen.',
          proof: { label: 'Ein PDF signieren' },
        },
        {
          title: 'Endgültig schwärzen',
          text: 'Sie sehen jeden Treffer, bevor Sie schwärzen. Was Sie entfernen, ist in keinem Teil der Datei mehr enthalten, und das wird geprüft, bevor Sie sie erhalten.',
          proof: { label: 'Ein PDF schwärzen' },
        },
        {
          title: 'Export nach Word und PowerPoint',
          text: 'Absätze, Spalten, Überschriften, Listen und Tabellen für Word; für PowerPoint eine Folie pro Seite.',
          proof: { label: 'Eine Datei exportieren' },
        },
      ],
    },
    {
      heading: 'Mehr als Seiten',
      cards: [
        {
          title: 'Cliff Notes',
          text: 'Eine Seite in der Sprache des Dokuments. Jeder Satz nennt die Seite, von der er stammt.',
          proof: { label: 'Cliff Notes erstellen' },
        },
        {
          title: `Übersetzung in ${limit.languages} Sprachen`,
          text: 'Als fließender Text oder im ursprünglichen Layout. Zahlen und Adressen werden mit dem Original verglichen. Dafür ist ein KI-Anbieter nötig.',
          proof: { label: 'Eine Datei übersetzen' },
        },
        {
          title: 'Aus Scans wird Text',
          text: 'Quer liegende Seiten werden gedreht, gelesen und durchsuchbar gemacht.',
        },
        {
          title: 'Private Daten finden',
          text: 'Adressen, Telefon- und Kartennummern, IBANs, Kennungen, Schlüssel, Passwörter und Namen, mit einem Klick zum Schwärzen markiert.',
          proof: { label: 'Ein PDF durchsuchen' },
        },
        {
          title: 'Wasserzeichen',
          text: 'Ihr Text auf jeder Seite, in jeder Schrift, die die Schriftarten abdecken, an fünf Stellen.',
          proof: { label: 'Ein Wasserzeichen einfügen' },
        },
        {
          title: 'Links, die ablaufen',
          text: 'Senden Sie einen Link statt einer Datei. Er zählt Aufrufe und Downloads und läuft von selbst ab.',
          proof: { label: 'Eine Datei teilen' },
        },
      ],
    },
    { heading: 'Anwendungsfälle', cards: useCasesDe },
    {
      heading: 'Im Vergleich mit Desktop-Programmen',
      columns: ['Worauf es ankommt', 'Docket', 'Übliche Desktop-Programme'],
      rows: [
        ['Installation', 'Ein Server für alle; wer ihn nutzt, installiert nichts', 'Ein Programm auf jedem Rechner'],
        [
          'Wo die Dateien sind',
          'Auf Ihrem Server, bis ihr Link abläuft',
          'Auf der Festplatte aller, die daran arbeiten',
        ],
        [
          'Ein Ergebnis senden',
          'Ein Link, der abläuft, auf Wunsch mit Passwort',
          'Ein Anhang, der in jedem Postfach liegen bleibt',
        ],
        ['Nachweisen, was getan wurde', 'Ein signiertes Protokoll und ein Beleg zu jeder Datei', 'Selten möglich'],
        ['Auf dem Telefon', 'Ja, im Browser', 'Selten mit allen Werkzeugen'],
        ['Ohne Netz', 'Sie können Seiten ansehen und anordnen; Ergebnisse brauchen den Server', 'Ja'],
        ['Bearbeitet den Text einer Seite', 'Nein', 'Oft'],
      ],
    },
  ],
};
