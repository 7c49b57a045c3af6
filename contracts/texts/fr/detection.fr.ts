import type { Translated } from '../text-catalogue.js';
import type { detectionEn } from '../en/detection.en.js';

/** {@link detectionEn} in French. */
export const detectionFr: Translated<typeof detectionEn> = {
  'Sensitive data': 'Données sensibles',
  'Scanning...': 'Analyse en cours…',
  'Scan complete! 🔍': 'Analyse terminée ! 🔍',
  'Detection failed': 'Échec de la détection',
  'Failed to detect sensitive data': 'Impossible de détecter les données sensibles',
  Results: 'Résultats',
  'Overall risk level': 'Niveau de risque global',
  high: 'élevé',
  medium: 'moyen',
  low: 'faible',
  'Answered by {name}': 'Réponse de {name}',
  'Review the marks ({n})': 'Revoir ce qui est marqué ({n})',
  'What the scan cannot see': 'Ce que l’analyse ne voit pas',
  'Even in plain English text, about one name in eight is missed (up to one in three in other languages) and one street in six. Names and addresses are recognised in English, Dutch, French, German, Italian, Portuguese and Spanish; in other languages only after words such as ‘Mr’ or ‘Name:’, or if an address has the usual form.':
    'Même dans un texte anglais simple, environ un nom sur huit n’est pas trouvé, jusqu’à un sur trois dans d’autres langues, et une rue sur six. Les noms et adresses sont reconnus en anglais, néerlandais, français, allemand, italien, portugais et espagnol ; dans d’autres langues, seulement après des mots comme « Mr » ou « Name: », ou quand une adresse a la forme habituelle.',
  'It does not see faces, signatures, handwriting, or text in pictures on a page that also has other text. Check the pages yourself before you share the file.':
    'Elle ne voit ni les visages, ni les signatures, ni l’écriture manuscrite, ni le texte des images sur une page qui contient d’autre texte. Parcourez les pages vous-même avant de partager le fichier.',
  'It does not see faces, signatures, handwriting, or text in pictures on a page that also has other text; nor does it see health, opinions and other identifying details. Check the pages yourself before you share the file.':
    'Elle ne voit ni les visages, ni les signatures, ni l’écriture manuscrite, ni le texte des images sur une page qui contient d’autre texte ; ni la santé, les opinions et autres détails qui révèlent une personne sans la nommer. Parcourez les pages vous-même avant de partager le fichier.',
  'Possible matches: please check each one.': 'Ceux-ci y ressemblent seulement : vérifiez chacun d’eux.',
  'Mark for redaction': 'Marquer pour caviardage',
  'Mark for redaction: {type}': 'Marquer pour caviardage : {type}',
  'Marked for redaction': 'Marqué pour caviardage',
  'One redaction can have at most {max} marks. Redact these, then scan the result for the rest.':
    'Un caviardage peut avoir au plus {max} marques. Caviardez celles-ci, puis analysez le résultat pour le reste.',
  'Mark {text}': 'Marquer {text}',
  'and {n} more': 'et {n} autres',
  'check this one': 'à vérifier',
  'p. {page}': 'p. {page}',
  'no page': 'hors page',
  'private key': 'clé privée',
  'api key': 'clé d’API',
  password: 'mot de passe',
  'bank account': 'compte bancaire',
  'credit card': 'carte bancaire',
  'passport number': 'numéro de passeport',
  'social security number': 'numéro de sécurité sociale',
  'national id': 'numéro d’identité ou fiscal',
  health: 'santé',
  'date of birth': 'date de naissance',
  email: 'adresse e-mail',
  'phone number': 'numéro de téléphone',
  'postal address': 'adresse postale',
  'other personal data': 'autres données personnelles',
  'ip address': 'adresse IP',
  'person name': 'nom de personne',
  'Redact it and replace the key pair: anyone who has seen it can act in its owner’s name.':
    'Caviardez-la et remplacez la paire de clés : quiconque l’a vue peut agir au nom de son propriétaire.',
  'Redact it and have it revoked by its issuer.': 'Caviardez-la et révoquez-la là où elle a été émise.',
  'Redact it and change it.': 'Caviardez-le et changez-le.',
  'Redact it unless the recipient needs it to make a payment.':
    'Caviardez-le, sauf si le destinataire doit payer sur ce compte.',
  'Redact it. Keep no more than the last four digits.':
    'Caviardez-la. Ne gardez pas plus que les quatre derniers chiffres.',
  'Redact it before sharing.': 'Caviardez-le avant de partager.',
  'Redact it: together with a name it is enough for identity theft.':
    'Caviardez-le : avec un nom, il suffit pour usurper une identité.',
  'Share it only with people who treat this person or have their consent.':
    'Ne partagez cela qu’avec ceux qui soignent la personne ou ont son consentement.',
  'Redact it, or keep only the year.': 'Caviardez-la, ou ne gardez que l’année.',
  'Redact it if it belongs to a private person.': 'Caviardez-le s’il appartient à un particulier.',
  'Review it, and redact it if it is someone’s home.': 'Vérifiez-la et caviardez-la s’il s’agit d’un domicile.',
  'Review it, and redact what the recipient does not need.':
    'Vérifiez et caviardez ce dont le destinataire n’a pas besoin.',
  'Redact it if it identifies a person or reveals how a network is built.':
    'Caviardez-la si elle mène à une personne ou révèle la structure d’un réseau.',
  'Review it, and redact it if the person must not be identified.':
    'Vérifiez-le et caviardez-le si la personne ne doit pas être reconnue.',
};
