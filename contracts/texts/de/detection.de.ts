import type { Translated } from '../text-catalogue.js';
import type { detectionEn } from '../en/detection.en.js';

/** {@link detectionEn} in German. */
export const detectionDe: Translated<typeof detectionEn> = {
  'Sensitive data': 'Sensible Daten',
  'Scanning...': 'Suche läuft …',
  'Scan complete! 🔍': 'Suche abgeschlossen! 🔍',
  'Detection failed': 'Erkennung fehlgeschlagen',
  'Failed to detect sensitive data': 'Sensible Daten konnten nicht erkannt werden',
  Results: 'Ergebnisse',
  'Overall risk level': 'Gesamtrisiko',
  high: 'hoch',
  medium: 'mittel',
  low: 'gering',
  'Answered by {name}': 'Beantwortet von {name}',
  'Review what is marked ({n})': 'Markiertes prüfen ({n})',
  'What the scan cannot see': 'Was die Suche nicht erkennt',
  'About one name in eight is missed even in plain English text, up to one in three in other languages, and one street in six. Names and addresses are recognised in English, Dutch, French, German, Italian, Portuguese and Spanish; in other languages only after words such as ‘Mr’ or ‘Name:’, or where an address has the usual form.':
    'Selbst in einfachem englischem Text wird etwa jeder achte Name übersehen, in anderen Sprachen bis zu jeder dritte, und jede sechste Straße. Namen und Adressen werden auf Englisch, Niederländisch, Französisch, Deutsch, Italienisch, Portugiesisch und Spanisch erkannt; in anderen Sprachen nur nach Wörtern wie „Mr“ oder „Name:“ oder wo eine Adresse die übliche Form hat.',
  'It does not see faces, signatures, handwriting, and text in pictures on a page that has other text. Look through the pages yourself before you share the file.':
    'Sie erkennt keine Gesichter, Unterschriften, Handschriften und keinen Text in Bildern auf Seiten, die auch anderen Text enthalten. Sehen Sie die Seiten selbst durch, bevor Sie die Datei weitergeben.',
  'It does not see faces, signatures, handwriting, and text in pictures on a page that has other text; nor health, opinions and other details that say who somebody is without naming them. Look through the pages yourself before you share the file.':
    'Sie erkennt keine Gesichter, Unterschriften, Handschriften und keinen Text in Bildern auf Seiten, die auch anderen Text enthalten; ebenso wenig Angaben zu Gesundheit, Ansichten und anderem, was eine Person verrät, ohne sie zu nennen. Sehen Sie die Seiten selbst durch, bevor Sie die Datei weitergeben.',
  'These only look like it: please check each one.': 'Diese sehen nur danach aus: Bitte prüfen Sie jeden Treffer.',
  'Mark for redaction': 'Zum Schwärzen markieren',
  'Mark for redaction: {type}': 'Zum Schwärzen markieren: {type}',
  'Marked for redaction': 'Zum Schwärzen markiert',
  'One redaction can have at most {max} marks. Redact these, then scan the result for the rest.':
    'Eine Schwärzung kann höchstens {max} Markierungen haben. Schwärzen Sie diese und suchen Sie danach im Ergebnis nach dem Rest.',
  'Mark {text}': '{text} markieren',
  'and {n} more': 'und {n} weitere',
  'check this one': 'bitte prüfen',
  'p. {page}': 'S. {page}',
  'no page': 'keine Seite',
  'private key': 'privater Schlüssel',
  'api key': 'API-Schlüssel',
  password: 'Passwort',
  'bank account': 'Bankkonto',
  'credit card': 'Kreditkarte',
  'passport number': 'Passnummer',
  'social security number': 'Sozialversicherungsnummer',
  'national id': 'Ausweis- oder Steuernummer',
  health: 'Gesundheit',
  'date of birth': 'Geburtsdatum',
  email: 'E-Mail-Adresse',
  'phone number': 'Telefonnummer',
  'postal address': 'Postanschrift',
  'other personal data': 'andere personenbezogene Daten',
  'ip address': 'IP-Adresse',
  'person name': 'Personenname',
  'Redact it and replace the key pair: whoever saw it can act in its owner’s name.':
    'Schwärzen Sie ihn und ersetzen Sie das Schlüsselpaar: Wer ihn gesehen hat, kann im Namen des Besitzers handeln.',
  'Redact it and revoke it where it was issued.': 'Schwärzen Sie ihn und widerrufen Sie ihn beim Aussteller.',
  'Redact it and change it.': 'Schwärzen Sie es und ändern Sie es.',
  'Redact it unless the recipient has to pay to this account.':
    'Schwärzen Sie es, sofern der Empfänger nicht auf dieses Konto zahlen muss.',
  'Redact it. No more than the last four digits should be kept.':
    'Schwärzen Sie sie. Höchstens die letzten vier Ziffern sollten stehen bleiben.',
  'Redact it before sharing.': 'Schwärzen Sie sie vor dem Weitergeben.',
  'Redact it: with a name it is enough to take on an identity.':
    'Schwärzen Sie sie: Zusammen mit einem Namen genügt sie, um eine Identität anzunehmen.',
  'Share it only with those who treat the person or have their consent.':
    'Geben Sie dies nur an Personen weiter, die den Menschen behandeln oder seine Einwilligung haben.',
  'Redact it, or keep the year alone.': 'Schwärzen Sie es oder lassen Sie nur das Jahr stehen.',
  'Redact it where it belongs to a private person.': 'Schwärzen Sie sie, wenn sie einer Privatperson gehört.',
  'Look at it, and redact it where it is somebody’s home.':
    'Sehen Sie sie an und schwärzen Sie sie, wenn dort jemand wohnt.',
  'Look at it, and redact what the recipient does not need.':
    'Sehen Sie sie an und schwärzen Sie, was der Empfänger nicht braucht.',
  'Redact it where it leads to a person or shows how a network is built.':
    'Schwärzen Sie sie, wenn sie zu einer Person führt oder den Aufbau eines Netzwerks zeigt.',
  'Look at it, and redact it where the person must not be recognised.':
    'Sehen Sie ihn an und schwärzen Sie ihn, wenn die Person nicht erkannt werden darf.',
};
