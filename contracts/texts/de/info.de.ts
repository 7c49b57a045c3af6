import type { Translated } from '../text-catalogue.js';
import type { infoEn } from '../en/info.en.js';

/** {@link infoEn} in German. */
export const infoDe: Translated<typeof infoEn> = {
  'The text of this page is in English.': 'Der Text dieser Seite ist auf Englisch.',
  'Start Processing Files': 'Dateien bearbeiten',
  '{heading}, table': '{heading}, Tabelle',
  'The numbers are being requested from the server, which gives them to anyone at GET /api/log.':
    'Die Zahlen werden vom Server abgefragt; er gibt sie allen unter GET /api/log.',
  'The server is not answering at the moment. Reload the page to try again.':
    'Der Server antwortet gerade nicht. Laden Sie die Seite neu, um es noch einmal zu versuchen.',
  Intact: 'Unversehrt',
  Changed: 'Verändert',
  'Not signed yet': 'Noch nicht signiert',
  'Not finished': 'Nicht abgeschlossen',
  'events on the log': 'Ereignisse im Protokoll',
  'of them signed, last {time}': 'davon signiert, zuletzt {time}',
  'None yet': 'Noch keine',
  'signed; that happens within a minute of the first event':
    'signiert; das geschieht binnen einer Minute nach dem ersten Ereignis',
  'at the last full check, of {count} events, {time}':
    'bei der letzten vollständigen Prüfung von {count} Ereignissen, {time}',
  'Not yet': 'Noch nicht',
  'checked as a whole; administrators can': 'als Ganzes geprüft; Administratoren können es',
  'The log differs from what was signed. Nothing is signed until its operator has looked into it.':
    'Das Protokoll weicht von dem ab, was signiert wurde. Bis der Betreiber dem nachgegangen ist, wird nichts signiert.',
  'Verifier key:': 'Prüfschlüssel:',
  'The prices of this installation are being requested from its server, at GET /api/claims.':
    'Die Preise dieser Installation werden von ihrem Server abgefragt, unter GET /api/claims.',
  'This installation is free to use': 'Die Nutzung dieser Installation ist kostenlos',
  'Its operator charges nothing.': 'Ihr Betreiber verlangt nichts.',
  Free: 'Kostenlos',
  'For everyone.': 'Für alle.',
  'Every tool': 'Alle Werkzeuge',
  'No account needed': 'Kein Konto nötig',
  'Links that last 4 weeks': 'Links, die 4 Wochen gelten',
  Pro: 'Pro',
  '{price} a month': '{price} im Monat',
  '{price} a year, paid to the operator of this installation.':
    '{price} im Jahr, zahlbar an den Betreiber dieser Installation.',
  'What the operator adds to the free plan': 'Was der Betreiber dem kostenlosen Angebot hinzufügt',
  '{price} a year less than the service it is compared with': '{price} im Jahr weniger als der verglichene Dienst',
  'Get Pro': 'Pro holen',
  Lifetime: 'Dauerhaft',
  'Once, paid to the operator of this installation.': 'Einmalig, zahlbar an den Betreiber dieser Installation.',
  'Everything in Pro, permanently': 'Alles aus Pro, auf Dauer',
  'Get Lifetime': 'Dauerhaft holen',
  'What others charge': 'Was andere verlangen',
  'Other services change their prices, so a comparison is shown only with a link to them.':
    'Andere Dienste ändern ihre Preise; ein Vergleich erscheint deshalb nur mit einem Link zu ihnen.',
  Ratings: 'Bewertungen',
  'Docket collects no ratings. Its tests come with its source code; anyone can run and judge them.':
    'Docket sammelt keine Bewertungen. Die Tests liegen dem Quellcode bei; alle können sie ausführen und beurteilen.',
  'Access and erasure': 'Auskunft und Löschung',
  'Members can download everything stored about them on their account page, and erase it there. Erasing destroys the key that encrypts their data in the log.':
    'Mitglieder können auf ihrer Kontoseite alles herunterladen, was über sie gespeichert ist, und es dort löschen. Das Löschen vernichtet den Schlüssel, mit dem ihre Daten im Protokoll verschlüsselt sind.',
  'Nothing sold or shared': 'Nichts wird verkauft oder weitergegeben',
  'No page loads anything for advertising or tracking. Documents stay on this server. The text of a document goes to an AI provider only if one is set up, and only when someone uses an AI tool.':
    'Keine Seite lädt etwas für Werbung oder Tracking. Dokumente bleiben auf diesem Server. Der Text eines Dokuments geht nur dann an einen KI-Anbieter, wenn einer eingerichtet ist und jemand ein KI-Werkzeug nutzt.',
  'Proof of what happened': 'Nachweis, was geschehen ist',
  'Every step is an event in a signed log. A receipt proves one of them without contacting this server.':
    'Jeder Schritt ist ein Ereignis in einem signierten Protokoll. Ein Beleg weist eines davon nach, ohne diesen Server zu fragen.',
  'Threats, in writing': 'Bedrohungen, schriftlich',
  'SECURITY.md says what an attacker gains in each position, what is promised and which test shows it, and what is not promised.':
    'SECURITY.md sagt, was ein Angreifer in welcher Lage gewinnt, was zugesagt ist und welcher Test es zeigt, und was nicht zugesagt ist.',
  'Sensitive files': 'Sensible Dateien',
  'Each conversion runs in its own process, which has never seen another visitor’s files. A redacted file is searched by a second program before you get it.':
    'Jede Konvertierung läuft in einem eigenen Prozess, der nie Dateien anderer gesehen hat. Eine geschwärzte Datei wird von einem zweiten Programm durchsucht, bevor Sie sie erhalten.',
  'Where it runs': 'Wo es läuft',
  'On a machine of the owner’s choice. It needs no internet and no packages other than those in its lock file.':
    'Auf einem Rechner nach Wahl des Betreibers. Es braucht kein Internet und keine Pakete außer denen in seiner Lock-Datei.',
  Availability: 'Verfügbarkeit',
  'No percentage is promised, since it depends on the machine. The server always says whether it is ready.':
    'Ein Prozentsatz wird nicht zugesagt, denn er hängt vom Rechner ab. Der Server sagt jederzeit, ob er bereit ist.',
  Throughput: 'Durchsatz',
  'How much it handles depends on its machine; the measurement comes with the program.':
    'Wie viel geht, hängt vom Rechner ab; die Messung liegt dem Programm bei.',
};
