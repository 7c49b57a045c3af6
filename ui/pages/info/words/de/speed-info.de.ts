import { limit } from '../../../limit-values.js';
import { comparedRowsIn, dayIn, speedFiguresIn, speedRun } from '../../measured-runs.js';
import type { InfoWords } from '../info-words.js';

const merge = 'Zwei PDFs zusammenfügen, 200 Seiten';
const firstTen = 'Zehn Seiten von 100';
const watermark = 'Wasserzeichen auf zwei Seiten';

export const words: InfoWords = {
  title: 'Geschwindigkeit und Leistung',
  heading: 'Geschwindigkeit und Leistung',
  description:
    'Wie viel Prozessorzeit jedes Werkzeug braucht, im Vergleich mit den Programmen, die man sonst nimmt, und warum.',
  intro:
    'Wie lange jedes Werkzeug braucht, im Vergleich mit den Programmen, die Sie sonst nehmen könnten. Ein Befehl misst es auf Ihrem eigenen Rechner.',
  sections: [
    {
      heading: 'Gemessen',
      text: `Sekunden eines Prozessors von Anfang bis Ende: Upload, Warteschlange, Arbeit, Protokoll und Download. Das Vorschaubild wird gezeichnet, wenn eine Seite es zum ersten Mal zeigt. Gemessen am ${dayIn('de', speedRun)} (${speedRun.machine}).`,
      figures: speedFiguresIn('de', [merge, firstTen, watermark]),
    },
    {
      heading: 'Im Vergleich mit Programmen der Befehlszeile',
      text: 'Sekunden eines Prozessors, mit denselben Dateien im selben Lauf. Die anderen erstellen nur die Datei; Docket nimmt auch den Upload an, schottet die Arbeit ab und führt das Protokoll.',
      columns: ['Aufgabe', 'Docket, alles zusammen', 'Ein anderes Programm'],
      rows: comparedRowsIn('de', [
        merge,
        'Dieselben zusammenfügen',
        'Zwei Scans zusammenfügen, 28 MB',
        firstTen,
        '100 Seiten in zehn Teile aufteilen',
        watermark,
      ]),
    },
    {
      heading: 'Warum es schnell ist',
      cards: [
        {
          title: 'Nichts wird zweimal gezeichnet',
          text: 'Zusammenfügen, Aufteilen und Wasserzeichen kopieren die Objekte eines PDFs, statt seine Seiten neu zu zeichnen. So bleiben auch Links und Formulare erhalten.',
        },
        {
          title: 'Prozesse stehen bereit',
          text: 'Ein Prozess für die nächste Konvertierung wird im Voraus gestartet, mit allem, was er zum Arbeiten braucht.',
        },
        {
          title: 'Kurzes kommt zuerst',
          text: 'Ist der Server ausgelastet, lassen lange Konvertierungen kurze vor; ein Wasserzeichen wartet also nicht auf ein Buch.',
          proof: { label: 'Die Messung liegt dem Programm bei.' },
        },
        {
          title: 'Niemand belegt alles',
          text: 'Wenn gerade nichts von Ihnen läuft, sind Sie als Nächstes an der Reihe, wie viel auch andere gesendet haben.',
          proof: { label: 'Ein Test, der dem Programm beiliegt, zeigt es.' },
        },
        {
          title: 'Nicht größer als zuvor',
          text: 'Das Komprimieren vergleicht sein Ergebnis mit Ihrer Datei und gibt die kleinere zurück.',
        },
        {
          title: 'Jeder Kern',
          text: 'Setzen Sie WORKERS auf die Anzahl der Kerne, oder betreiben Sie so viele Prozesse einer Rolle, wie Sie möchten.',
          proof: { label: 'Wie es wächst' },
        },
      ],
    },
    {
      heading: 'Technische Daten',
      columns: ['Was', 'Grenze oder übliche Zeit'],
      rows: [
        ['Aufteilen, Wasserzeichen, sicher teilen', 'meist 2–3 Sekunden'],
        ['In PDF konvertieren', 'meist 2–5 Sekunden'],
        ['Cliff Notes', 'meist 5–10 Sekunden'],
        ['Übersetzen', 'meist 10–20 Sekunden'],
        ['Seitenwerkzeuge, Ziel', 'unter 5 Sekunden, bei Dokumenten mit wenigen Seiten'],
        ['Dateigröße', '25 MB, Bilder 15 MB'],
        ['Dateien auf einmal', `bis zu ${limit.files}`],
        ['Seiten eines Dokuments', `bis zu ${limit.pages.toLocaleString('de')}`],
        ['Konvertierungen zugleich', '2, oder so viele, wie WORKERS zulässt'],
        ['Zeit für ein Seitenwerkzeug', 'höchstens 60 Sekunden Prozessorzeit'],
      ],
    },
    {
      heading: 'Wie diese Zahlen zu lesen sind',
      paragraphs: [
        'Wie lange etwas dauert, hängt davon ab, was ein Rechner sonst noch tut. Für die Prozessorzeit gilt das kaum; deshalb zeigt diese Seite sie. Die Messung liegt dem Programm bei, sodass sich beides auch auf Ihrem Rechner messen lässt.',
      ],
    },
  ],
};
