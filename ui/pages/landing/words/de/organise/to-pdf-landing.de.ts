import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'Dateien in PDF umwandeln',
  tagline: 'Fotos, Word-, Excel- und PowerPoint-Dateien, Tabellen und Texte in einem PDF, in Ihrer Reihenfolge.',
  description:
    'Bilder, Word, Excel, PowerPoint, OpenDocument, CSV und Text in PDF umwandeln. Mischen, sortieren und eine einzige Datei erhalten.',
  promises: ['Alle Dateiarten mischen', `Bis zu ${limit.files} Dateien in einem PDF`, 'Bilder in voller Qualität'],
  whatItIs: [
    'Das Werkzeug nimmt, was Sie haben, und macht Seiten daraus: eine Seite je Bild, gedruckte Seiten aus Office-Dateien, eine Tabelle aus einer CSV-Datei, schlichte Seiten aus Text. Alles kommt in ein einziges PDF.',
    'Auch PDFs dürfen dabei sein. Ihre Seiten werden unverändert übernommen. So stellen Sie zum Beispiel ein Anschreiben aus Word vor einen gescannten Vertrag.',
  ],
  steps: [
    {
      name: 'Dateien wählen',
      text: 'Ziehen Sie sie hierher oder auf die Startseite. Am Smartphone können Sie auch „Mit der Kamera scannen“ nutzen.',
    },
    {
      name: 'In die richtige Reihenfolge bringen',
      text: 'In der Liste links lässt sich jede Datei nach oben und nach unten verschieben.',
    },
    {
      name: 'Einstellen, worauf es ankommt',
      text: 'Wählen Sie die „Seitengröße für Bilder“, und haken Sie „Gescannten Text durchsuchbar machen“ an, wenn Scans dabei sind.',
    },
    {
      name: '„In PDF konvertieren“ drücken',
      text: 'Im Arbeitsbereich erscheint ein einziges PDF: ansehen, dann „Herunterladen“.',
    },
  ],
  reasons: [
    {
      title: 'Fotos werden nicht gequetscht',
      text: 'Ein JPEG kommt so ins PDF, wie es ist, Byte für Byte. Farbprofile und Transparenz bleiben erhalten.',
    },
    {
      title: 'Office-Dateien wie gedruckt',
      text: 'LibreOffice setzt sie auf dem Server. Wo es nicht installiert ist, entsteht ein vereinfachtes Layout, und ein Hinweis sagt es.',
    },
    {
      title: 'Vorsichtig mit fremden Dateien',
      text: 'Verweise einer Office-Datei auf Inhalte anderswo werden vor dem Öffnen gekappt, und ein Hinweis zählt sie.',
    },
  ],
  features: [
    {
      title: 'Seitengröße für Bilder',
      text: 'So groß wie das Bild, oder auf A4 oder Letter, hoch oder quer, wie es passt.',
    },
    { title: 'Viele Seiten in einem Bild', text: 'Ein TIFF mit mehreren Seiten wird zu ebenso vielen Seiten im PDF.' },
    { title: 'Tabellen aus CSV', text: 'Zeilen und Spalten werden zur Tabelle, ob Komma oder Semikolon sie trennt.' },
    {
      title: 'Alte Texte',
      text: 'Die Kodierung einer Textdatei wird erkannt. Unter „Kodierung von Textdateien“ können Sie sie auch selbst wählen.',
    },
    {
      title: 'Durchsuchbare Scans',
      text: 'Der Text in Fotos und gescannten Seiten wird gelesen und unsichtbar darübergelegt, sodass Sie ihn durchsuchen können.',
    },
  ],
  useCases: [
    {
      group: 'Bewerbungen',
      cases: ['Anschreiben, Lebenslauf und Zeugnisse in einer Datei', 'Fotografierte Dokumente für ein Visum'],
    },
    { group: 'Buchhaltung', cases: ['Belege aus der Handykamera', 'Eine Tabelle, wie sie gedruckt aussehen soll'] },
    { group: 'Unterricht', cases: ['Folien als Handout', 'Hausaufgabenseiten in einer Datei'] },
  ],
  questions: [
    {
      question: 'Welche Dateien kann ich umwandeln?',
      answer:
        'Bilder in PNG, JPEG, GIF, WebP, TIFF und AVIF; Word-, Excel- und PowerPoint-Dateien, alte und neue; OpenDocument, RTF, CSV, einfachen Text und HTML, das als Quelltext gezeigt wird.',
    },
    {
      question: 'Wo liegen die Grenzen?',
      answer: `Bei ${limit.files} Dateien auf einmal. Bilder dürfen je ${limit.image} MB haben, alle anderen Dateien ${limit.office} MB.`,
    },
    {
      question: 'Ich habe nur PDFs gewählt, und das Werkzeug wird nicht angeboten. Warum?',
      answer: 'Dann gibt es nichts umzuwandeln. PDFs verbinden Sie mit „Zu einem PDF zusammenführen“.',
    },
    {
      question: 'Kann ich eine Webseite umwandeln?',
      answer: 'Nein. Eine HTML-Datei wird als Text gezeigt. Drucken Sie die Seite stattdessen im Browser als PDF.',
    },
  ],
};
