const oneOf = (...words: readonly string[]): string => `(?:${words.join('|')})`;

/** Titles that stand before the name of a person, in the languages whose letters are Latin and a few more. */
export const TITLES = oneOf(
  'Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Herr|Herrn|Frau|Hr|Fr|Monsieur|Madame|Mme|Mlle|Maître|Señora?|Sra?|Srta|Dña?|Don|Doña',
  'Senhora?|Dona|Sig|Sig\\.ra|Signora?|Dott|Dott\\.ssa|Avv|Ing|Geom|Dhr|Mevr|Mevrouw|De heer|Meneer|Drs|Mr\\. drs|Exm[oa]\\.? Sra?',
  'Ilm[oa]\\.? Sra?|Pan|Pani|Sayın|Κύριος|Κυρία|Господин|Госпожа',
);

/** Labels that stand before a name and a colon in a form. */
export const LABELS = oneOf(
  'Full name|First name|Last name|Surname|Given name|Name|Patient|Employee|Customer|Client|Applicant|Tenant|Cardholder',
  'Account holder|Contact|Signed by|Witness|Landlord',
  'Vorname|Nachname|Vor- und Nachname|Kunde|Kundin|Patientin|Mieter|Mieterin|Vermieter|Vermieterin|Versicherte|Versicherter',
  'Empfänger|Auftraggeber|Ansprechpartner|Kontoinhaber|Unterzeichnet von|Zeuge|Zeugin|Zeugen',
  'Nom|Prénom|Nom et prénom|Nom et prénoms|Locataire|Bailleur|Salarié|Destinataire|Titulaire|Signé par|Témoin|Témoins',
  'Nombre|Apellidos|Nombre y apellidos|Apellidos y nombre|Paciente|Cliente|Titular|Arrendatario|Arrendataria|Arrendador',
  'Inquilino|Destinatario|Beneficiario|Trabajador|Trabajadora|Solicitante|Firmado por|Firmado|Fdo\\.?|Testigo|Testigos',
  'Nome|Cognome|Nome e cognome|Cognome e nome|Paziente|Conduttore|Locatore|Intestatario|Firmato da|Testimone|Testimoni',
  'Nome completo|Apelido|Sobrenome|Locatário|Senhorio|Destinatário|Beneficiário|Trabalhador|Assinado por|Testemunha|Testemunhas',
  'Naam|Voornaam|Achternaam|Klant|Patiënt|Huurder|Verhuurder|Werknemer|Ontvanger|Cliënt|Ondertekend door|Getuige|Getuigen',
  'Imię i nazwisko|Namn|Navn|Nimi|Ad Soyad|Ονοματεπώνυμο|ФИО',
);

/** Above a signature, with what stands behind them. */
export const CLOSINGS = oneOf(
  'Dear(?! (?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof)(?!\\p{L}))|Sincerely,|Kind regards,|Best regards,|Yours truly,|Best wishes,?',
  'Mit freundlichen Grüßen,?|Viele Grüße,?|Freundliche Grüße,?|Hochachtungsvoll,?|Cordialement,|Bien à vous,?|Salutations distinguées,?',
  'Un saludo,?|Saludos,?|Saludos cordiales,?|Un cordial saludo,?|Atentamente,?|Cordiali saluti,?|Distinti saluti,?|Un caro saluto,?',
  'Um abraço,?|Cumprimentos,?|Com os melhores cumprimentos,?|Atenciosamente,?|(?:Met v|V)riendelijke groet(?:en)?,?|Hoogachtend,?',
);
