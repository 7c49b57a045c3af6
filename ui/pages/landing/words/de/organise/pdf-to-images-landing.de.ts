import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'PDF-Seiten als Bilder speichern',
  tagline: 'Jede Seite ein PNG oder JPEG, in der Breite, die Sie wählen.',
  description:
    'PDF in JPG oder PNG umwandeln, in der Breite, die Sie wählen. Mehrere Seiten kommen als ZIP, hinter einem privaten Link.',
  promises: ['Alle Seiten oder einige', 'PNG oder JPEG', 'Mehrere Seiten als ZIP'],
  whatItIs: [
    'Manche Orte nehmen Bilder und keine PDFs: Chats, Folien, Shops, Webseiten. Dieses Werkzeug speichert jede Seite als Bild, scharf genug zum Lesen und Drucken.',
    'Der Server zeichnet die Seiten und zeigt, wie weit er ist; abbrechen können Sie jederzeit. Das Ergebnis bleibt als Version im Arbeitsbereich: Benennen Sie es um, teilen Sie es, probieren Sie andere Optionen, oder machen Sie dasselbe mit vielen PDFs auf einmal.',
  ],
  steps: [
    { name: 'PDF wählen', text: 'Seine Seiten erscheinen im Arbeitsbereich.' },
    { name: 'Seiten aussuchen', text: 'Haken Sie im Raster die gewünschten an, oder keine, wenn Sie alle möchten.' },
    {
      name: '„PDF in Bilder“ drücken',
      text: 'Es steht unter „Ordnen & konvertieren“; die Optionen sind Format, Breite und Seiten.',
    },
    {
      name: 'Die Bilder mitnehmen',
      text: 'Eine Seite kommt als Bild, mehrere als ZIP, jedes nach seiner Seite benannt.',
    },
  ],
  reasons: [
    { title: 'Sie sehen, wie weit es ist', text: 'Seite für Seite, mit einer Schaltfläche zum Abbrechen.' },
    { title: 'Nur, was Sie brauchen', text: 'Die Seiten, die Sie angehakt haben, und keine anderen.' },
    { title: 'Von selbst sortiert', text: 'Die Dateinamen tragen die Seitenzahl mit führenden Nullen.' },
  ],
  features: [
    { title: 'PNG für Text', text: 'Buchstaben und Zeichnungen mit sauberen Kanten.' },
    { title: 'JPEG für Fotos', text: 'Kleinere Dateien für Seiten voller Bilder.' },
    {
      title: 'Druckauflösung',
      text: 'Wenn Sie keine andere Breite nennen, hat eine A4-Seite etwa so viele Pixel wie ein guter Büroscan.',
    },
    {
      title: 'Auch über die API',
      text: 'Ein API-Aufruf zeichnet Seiten auf dem Server als WebP oder PNG, in der Breite, die Sie nennen.',
    },
  ],
  useCases: [
    { group: 'Teilen', cases: ['Eine Seite im Chat', 'Ein Zertifikat im Profil'] },
    { group: 'Präsentieren', cases: ['Ein Diagramm in Ihren Folien', 'Ein Plakat als Vorschau'] },
    { group: 'Veröffentlichen', cases: ['Titelseiten für einen Katalog', 'Speisekarten und Flyer auf einer Website'] },
  ],
  questions: [
    {
      question: 'PNG oder JPEG?',
      answer: 'PNG für Text, Tabellen und Zeichnungen. JPEG für Fotos, weil die Datei dann viel kleiner ist.',
    },
    {
      question: 'Kann ich stattdessen die Bilder aus einem PDF bekommen?',
      answer:
        'Dieses Werkzeug speichert ganze Seiten. Um ein einzelnes Foto herauszuholen, exportieren Sie die Datei nach Word und speichern das Foto dort.',
    },
    {
      question: 'Wie groß darf das PDF sein?',
      answer: `Bis ${limit.pdf} MB, wie bei allen Werkzeugen des Arbeitsbereichs.`,
    },
    {
      question: 'Sind Kommentare und ausgefüllte Formulare zu sehen?',
      answer: 'Die Seiten werden so gespeichert, wie der Arbeitsbereich sie zeigt.',
    },
  ],
};
