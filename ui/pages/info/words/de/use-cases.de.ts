import type { TitledText } from '../../../page-parts.js';

/** Whom Docket is for, in German. */
export const useCasesDe: readonly TitledText[] = [
  {
    title: 'Unternehmen',
    text: 'Ein Angebot aus Word-, Excel- und PDF-Dateien zusammenstellen, unterschreiben und als Link senden, der von selbst abläuft.',
  },
  {
    title: 'Unterricht',
    text: 'Aus einem Kapitel eine Seite Zusammenfassung und ein Quiz für die Klasse machen; Handouts aus verschiedenen Dateien drucken.',
  },
  {
    title: 'Privat',
    text: 'Unterlagen fotografieren, zu einem durchsuchbaren PDF machen und klein genug für eine E-Mail halten.',
  },
  {
    title: 'Recht',
    text: 'Private Daten finden, schwärzen und einen Beleg aufheben, der sagt, wann und aus welcher Datei das Ergebnis entstanden ist.',
  },
];
