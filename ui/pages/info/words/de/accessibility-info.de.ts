import { oldestBrowsers } from '../../browsers.js';
import type { InfoWords } from '../info-words.js';

const shown = { label: 'Ein Test, der dem Programm beiliegt, zeigt es.' };

export const words: InfoWords = {
  title: 'Barrierefreiheit',
  heading: 'Zugänglich für alle',
  description:
    'In welchen Browsern und auf welchen Geräten Docket läuft, wie man es per Tastatur bedient und was die Tests prüfen.',
  intro: 'Alles geht mit Maus, Finger und Tastatur, hell und dunkel, vom Telefon an aufwärts.',
  sections: [
    {
      heading: 'Browser',
      text: 'Die Seiten sind für diese und neuere Versionen gebaut. Wer einen Freigabelink ohne Skripte öffnet, bekommt eine Seite, die keine braucht.',
      columns: ['Browser', 'Gebaut für', 'Systeme'],
      rows: [
        ['Google Chrome'],
        ['Mozilla Firefox'],
        ['Apple Safari', `Safari ${oldestBrowsers.Safari}+`, 'macOS, iOS und iPadOS'],
        ['Microsoft Edge'],
      ],
    },
    {
      heading: 'Was getestet ist und was nicht',
      paragraphs: [
        'Die Tests laufen in einem aktuellen Chromium, in der Breite von Telefon und Desktop, hell und dunkel. In Firefox, Safari und Edge laufen sie nicht; fehlt diesen ein Standard, den Docket nutzt, ergänzt ihn der Build, wenn er kann.',
        'In älteren Browsern lassen sich die Seiten lesen, aber die Werkzeuge starten nicht. Geht eine der genannten Versionen nicht, sagen Sie es bitte dem Betreiber Ihrer Installation.',
      ],
    },
    {
      heading: 'Geräte',
      cards: [
        {
          title: 'Telefone',
          text: 'Ab einer Breite von 320 Pixeln ragt nichts über die Seite hinaus. Schaltflächen sind für Finger mindestens 44 Pixel breit und hoch.',
        },
        {
          title: 'Tablets und Touch',
          text: 'Für alles, was sich ziehen lässt, gibt es auch Schaltflächen, die dasselbe tun.',
        },
        {
          title: 'Desktops',
          text: 'Dateien, Dokument und Werkzeuge nebeneinander, mit Tastenkürzeln für jedes davon.',
        },
      ],
    },
    {
      heading: 'Standards',
      cards: [
        {
          title: 'WCAG 2.2, A und AA',
          text: 'axe prüft jede Ansicht auf die Regeln, die ein Programm beurteilen kann, hell und dunkel, in zwei Breiten. Schon ein Befund lässt die Tests scheitern. Die Regeln, die nur Menschen beurteilen können, hat niemand zertifiziert.',
          proof: shown,
        },
        {
          title: 'Nur mit der Tastatur',
          text: 'Werkzeug finden, Datei und Seiten wählen, Werkzeug starten, dann das Ergebnis herunterladen, umbenennen und teilen, alles ohne Maus. Auf einer neuen Seite steht der Fokus auf der Überschrift.',
          proof: shown,
        },
        {
          title: 'Signieren und schwärzen per Tastatur',
          text: 'Eine Unterschrift tippen und mit den Pfeiltasten an ihren Platz bewegen; einen Kasten einfügen und schwärzen, was darunter liegt.',
          proof: shown,
        },
        {
          title: 'Wie Ihr System',
          text: 'Hell oder dunkel wie Ihr System oder wie Sie es wählen, und keine Animationen, wo weniger Bewegung eingestellt ist. Fortschritt wird Screenreadern angesagt.',
        },
      ],
    },
    {
      heading: 'Tastenkürzel',
      text: 'Drücken Sie ? auf der Startseite oder im Arbeitsbereich, um alle zu sehen. Mod ist Strg, auf einem Mac Cmd.',
      columns: ['Tasten', 'Was sie tun'],
      rows: [
        ['/ oder Mod+K', 'Werkzeug, Seite oder letzte Datei suchen'],
        ['?', 'Tastenkürzel anzeigen'],
        ['F6', 'Zum nächsten Bereich gehen: Dateien, Dokument, Werkzeuge'],
        ['Mod+Enter', 'Das geöffnete Werkzeug starten'],
        ['Mod+F', 'Text im Dokument suchen'],
        ['R', 'Ausgewählte Seiten nach rechts drehen'],
        ['Delete', 'Ausgewählte Seiten löschen'],
        ['Alt+ArrowRight', 'Ausgewählte Seiten nach rechts verschieben'],
        ['Mod+Z', 'Eine Version zurück'],
        ['Escape', 'Geöffnetes schließen, sonst Auswahl der Seiten aufheben'],
      ],
    },
  ],
};
