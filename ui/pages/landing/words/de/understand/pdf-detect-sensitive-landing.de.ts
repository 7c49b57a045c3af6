import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'Persönliche Daten in einem PDF finden',
  tagline: 'Kartennummern, IBANs, Passwörter, Namen und Adressen, bevor jemand anders sie findet.',
  description:
    'PDF nach Karten- und Kontonummern, Ausweisnummern, Passwörtern, E-Mail-Adressen und Namen durchsuchen. Treffer zum Schwärzen markieren.',
  promises: ['Die Antwort wird nicht gespeichert', 'Jeder Treffer mit seiner Seite', 'Vom Finden zum Schwärzen'],
  whatItIs: [
    'Die Suche liest jede Seite und was sich daneben verbirgt: Formularfelder, Notizen und Eigenschaften. Sie listet auf, was nach persönlichen Daten aussieht, nach Art und Risiko, jeweils mit der Seite.',
    'Nummern mit Prüfziffern, etwa von Karten und IBANs, werden nachgerechnet und nicht bloß geraten. Namen und Adressen findet ein kleines Modell, das auf dem Server läuft.',
  ],
  steps: [
    {
      name: 'PDF öffnen',
      text: 'Im Arbeitsbereich bringt „Private Daten finden“ die Datei in den Editor, mit geöffnetem Tab „Erkennen“.',
    },
    {
      name: '„Nach vertraulichen Daten suchen“ drücken',
      text: 'Unter der Schaltfläche steht, wer sucht und was hier nicht durchsucht werden kann.',
    },
    {
      name: 'Treffer durchgehen',
      text: 'Zuerst kommt das „Gesamtrisiko“, dann jede Art mit ihrer Anzahl und einem Rat.',
    },
    {
      name: 'Markieren, was weg muss',
      text: 'Eine Schaltfläche markiert alle Treffer einer Art. Danach entfernt sie der Tab „Schwärzen“.',
    },
  ],
  reasons: [
    {
      title: 'Sie sucht, wo Sie nicht suchen',
      text: 'Auch Daten in den Eigenschaften oder in einer verborgenen Notiz werden gefunden.',
    },
    {
      title: 'Sie sagt, was sie übersieht',
      text: 'Die Oberfläche nennt, was die Suche nicht erkennt. Sie hilft Ihnen beim Durchsehen und ersetzt es nicht.',
    },
    {
      title: 'Nichts wird zitiert',
      text: 'Treffer werden Ihnen gezeigt und weder im Protokoll noch daneben gespeichert.',
    },
  ],
  features: [
    { title: 'Geheimnisse', text: 'Passwörter, private Schlüssel, Zugangsschlüssel und Tokens.' },
    { title: 'Geld', text: 'Zahlungskarten und Bankkonten.' },
    { title: 'Identität', text: 'Pass-, Sozialversicherungs-, Ausweis- und Steuernummern, Geburtsdaten.' },
    { title: 'Kontakt', text: 'E-Mail- und Postadressen, Telefonnummern, Namen von Personen, IP-Adressen.' },
    { title: 'Sicher oder zweifelhaft', text: 'Was nur danach aussieht, steht getrennt.' },
  ],
  useCases: [
    { group: 'Veröffentlichen', cases: ['Protokolle für die Website', 'Antworten auf Anträge auf Akteneinsicht'] },
    { group: 'Weitergeben', cases: ['Eine Beispieldatei für den Support', 'Logs mit Schlüsseln darin'] },
    {
      group: 'Compliance',
      cases: ['Ein Blick, bevor eine Datei die Firma verlässt', 'Alte Exporte, die niemand gelesen hat'],
    },
  ],
  questions: [
    {
      question: 'Wird alles gefunden?',
      answer:
        'Nein. Manche Namen entgehen der Suche, und sie sieht keine Gesichter, keine Handschrift und keinen Text in Bildern auf Seiten, die anderen Text haben. Lesen Sie die Datei auch selbst.',
    },
    {
      question: 'Wird mein Dokument an eine KI gesendet?',
      answer:
        'Nur, wo diese Installation einen KI-Anbieter hat. Er ergänzt Angaben zu Gesundheit und Ansichten zu dem, was die eingebaute Suche findet. Wer sucht, steht auf dem Bildschirm, bevor Sie die Schaltfläche drücken.',
    },
    { question: 'Wo liegen die Grenzen?', answer: `Bei einem PDF auf einmal, bis ${limit.pdf} MB.` },
    {
      question: 'Kann sie Bilder von Dokumenten durchsuchen?',
      answer:
        'Gescannte Seiten werden mit Texterkennung gelesen, in den Sprachen, die dieser Server hat. Was sie nicht lesen kann, kann sie nicht finden.',
    },
  ],
};
