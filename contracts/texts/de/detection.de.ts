import type { Translated } from '../text-catalogue.js';
import type { detectionEn } from '../en/detection.en.js';

/** {@link detectionEn} in German. */
export const detectionDe: Translated<typeof detectionEn> = {
  'Sensitive data': 'Sensible Daten',
  'Scanning...': 'Suche läuft …',
  'Scan complete! 🔍': 'Suche abgeschlossen! 🔍',
  'Detection failed': 'Erkennung fehlgeschlagen',
  'Failed to detect sensitive data': 'Sensible Daten konnten nicht erkannt werden',
  Results: 'Ergebnisse',
  'Overall risk level': 'Gesamtrisiko',
  high: 'hoch',
  medium: 'mittel',
  low: 'gering',
  'Answered by {name}': 'Beantwortet von {name}',
  'Review the marks ({n})': 'Markiertes prüfen ({n})',
  'What the scan cannot see': 'Was die Suche nicht erkennt',
  'Even in plain English text, about one name in eight is missed (up to one in three in other languages) and one street in six. Names and addresses are recognised in English, Dutch, French, German, Italian, Portuguese and Spanish; in other languages only after words such as ‘Mr’ or ‘Name:’, or if an address has the usual form.':
    'Selbst in einfachem englischem Text wird etwa jeder achte Name übersehen, in anderen Sprachen bis zu jeder dritte, und jede sechste Straße. Namen und Adressen werden auf Englisch, Niederländisch, Französisch, Deutsch, Italienisch, Portugiesisch und Spanisch erkannt; in anderen Sprachen nur nach Wörtern wie „Mr“ oder „Name:“ oder wo eine Adresse die übliche Form hat.',
  'It does not see faces, signatures, handwriting, or text in pictures on a page that also has other text. Check the pages yourself before you share the file.':
    'Sie erkennt keine Gesichter, Unterschriften, Handschriften und keinen Text in Bildern auf Seiten, die auch anderen Text enthalten. Sehen Sie die Seiten selbst durch, bevor Sie die Datei weitergeben.',
  'It does not see faces, signatures, handwriting, or text in pictures on a page that also has other text; nor does it see health, opinions and other identifying details. Check the pages yourself before you share the file.':
    'Sie erkennt keine Gesichter, Unterschriften, Handschriften und keinen Text in Bildern auf Seiten, die auch anderen Text enthalten; ebenso wenig Angaben zu Gesundheit, Ansichten und anderem, was eine Person verrät, ohne sie zu nennen. Sehen Sie die Seiten selbst durch, bevor Sie die Datei weitergeben.',
  'Possible matches: please check each one.': 'Diese sehen nur danach aus: Bitte prüfen Sie jeden Treffer.',
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
  'Redact it and replace the key pair: anyone who has seen it can act in its owner’s name.':
    'Schwärzen Sie ihn und ersetzen Sie das Schlüsselpaar: Wer ihn gesehen hat, kann im Namen des Besitzers handeln.',
  'Redact it and have it revoked by its issuer.': 'Schwärzen Sie ihn und widerrufen Sie ihn beim Aussteller.',
  'Redact it and change it.': 'Schwärzen Sie es und ändern Sie es.',
  'Redact it unless the recipient needs it to make a payment.':
    'Schwärzen Sie es, sofern der Empfänger nicht auf dieses Konto zahlen muss.',
  'Redact it. Keep no more than the last four digits.':
    'Schwärzen Sie sie. Höchstens die letzten vier Ziffern sollten stehen bleiben.',
  'Redact it before sharing.': 'Schwärzen Sie sie vor dem Weitergeben.',
  'Redact it: together with a name it is enough for identity theft.':
    'Schwärzen Sie sie: Zusammen mit einem Namen genügt sie, um eine Identität anzunehmen.',
  'Share it only with people who treat this person or have their consent.':
    'Geben Sie dies nur an Personen weiter, die den Menschen behandeln oder seine Einwilligung haben.',
  'Redact it, or keep only the year.': 'Schwärzen Sie es oder lassen Sie nur das Jahr stehen.',
  'Redact it if it belongs to a private person.': 'Schwärzen Sie sie, wenn sie einer Privatperson gehört.',
  'Review it, and redact it if it is someone’s home.':
    'Sehen Sie sie an und schwärzen Sie sie, wenn dort jemand wohnt.',
  'Review it, and redact what the recipient does not need.':
    'Sehen Sie sie an und schwärzen Sie, was der Empfänger nicht braucht.',
  'Redact it if it identifies a person or reveals how a network is built.':
    'Schwärzen Sie sie, wenn sie zu einer Person führt oder den Aufbau eines Netzwerks zeigt.',
  'Review it, and redact it if the person must not be identified.':
    'Sehen Sie ihn an und schwärzen Sie ihn, wenn die Person nicht erkannt werden darf.',
};
