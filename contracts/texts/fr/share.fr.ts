import type { Translated } from '../text-catalogue.js';
import type { shareEn } from '../en/share.en.js';

/** {@link shareEn} in French. */
export const shareFr: Translated<typeof shareEn> = {
  'Opening the link…': 'Ouverture du lien…',
  'The server is not responding': 'Le serveur ne répond pas',
  'Unlock the link': 'Déverrouiller le lien',
  'Ask the person who sent you the link for its password.':
    'Demandez le mot de passe à la personne qui vous a envoyé le lien.',
  'Opening…': 'Ouverture…',
  'Please try again in a few moments.': 'Veuillez réessayer dans quelques instants.',
  'PDF document': 'Document PDF',
  'ZIP archive': 'Archive ZIP',
  'Word document': 'Document Word',
  'PowerPoint presentation': 'Présentation PowerPoint',
  'Excel workbook': 'Classeur Excel',
  'Text file': 'Fichier texte',
  Picture: 'Image',
  'The file itself needs a password. Download it to read it.':
    'Il s’ouvre avec son propre mot de passe. Téléchargez-le pour le lire.',
  'This link allows a limited number of downloads, so its pages are not shown here. Download it to read all of it.':
    'Ce lien permet un nombre limité de téléchargements ; ses pages ne sont donc pas affichées ici. Téléchargez le fichier pour le lire en entier.',
  'This link allows a limited number of downloads, so only its first page is shown here. Download it to read all of it.':
    'Ce lien permet un nombre limité de téléchargements ; seule la première page est donc affichée ici. Téléchargez le fichier pour le lire en entier.',
  'It contains several files. Download it to open them.':
    'Elle contient plusieurs fichiers. Téléchargez-la pour les ouvrir.',
  'Download it to open it.': 'Téléchargez le fichier pour l’ouvrir.',
  Smaller: 'Plus petit',
  Larger: 'Plus grand',
  'Pages of the document': 'Pages du document',
  'The conversion failed, so there is no file here.': 'La conversion a échoué ; il n’y a donc pas de fichier ici.',
  'The conversion was cancelled, so there is no file here.':
    'La conversion a été annulée ; il n’y a donc pas de fichier ici.',
  '{size}, {pages}': '{size}, {pages}',
  Made: 'Créé',
  Ends: 'Expire',
  'Copy Link': 'Copier le lien',
  'Saves as': 'Enregistré sous',
  'This link will expire {when}; the file will then be deleted.':
    'Ce lien expirera {when} ; le fichier sera alors supprimé.',
  'in less than a minute': 'dans moins d’une minute',
  '{tool}, from {files}': '{tool}, à partir de {files}',
  'Removed at {places} on {pages}': 'Supprimé à {places} sur {pages}',
  'This browser cannot check the signature; the receipt can be checked elsewhere.':
    'Ce navigateur ne peut pas vérifier la signature ; le reçu peut être vérifié ailleurs.',
  'Checked in this browser: the signature of {log} is valid.':
    'Vérifié dans ce navigateur : la signature de {log} est valide.',
  'Its signature is not valid: do not rely on this receipt.':
    'Sa signature n’est pas valide : ne vous fiez pas à ce reçu.',
  Receipt: 'Reçu',
  'Save the whole receipt': 'Enregistrer le reçu complet',
  'What was verified': 'Ce qui a été prouvé',
  'Reading the receipt…': 'Lecture du reçu…',
  'Not valid': 'Non valide',
  'Not verified: {what}': 'Non prouvé : {what}',
  'Is this the file that was made?': 'Est-ce le fichier qui a été créé ?',
  'Your copy is compared in this browser and not sent anywhere.':
    'Votre copie est comparée dans ce navigateur et n’est envoyée nulle part.',
  'Drop your copy here': 'Déposez votre copie ici',
  'or click to choose it': 'ou cliquez pour la choisir',
  'Comparing…': 'Comparaison…',
  'The fingerprint (SHA-256) of {copy} matches the signed receipt.':
    '{copy} a l’empreinte (SHA-256) indiquée dans le reçu signé.',
  'The fingerprint (SHA-256) of {copy} matches the one on this site.':
    '{copy} a l’empreinte (SHA-256) indiquée par ce site.',
  'Yes, this is the file that was made.': 'Oui, c’est le fichier qui a été créé.',
  'No, this is not the file that was made.': 'Non, ce n’est pas le fichier qui a été créé.',
  '{copy} has a different fingerprint (SHA-256): it was changed, or is another file.':
    '{copy} a une autre empreinte (SHA-256) : il a été modifié ou c’est un autre fichier.',
  'It could not be compared.': 'La comparaison n’a pas pu être effectuée.',
  'The copy could not be read.': 'La copie n’a pas pu être lue.',
  'This browser can compare files only on pages opened over HTTPS.':
    'Ce navigateur ne compare des fichiers que sur des pages ouvertes en HTTPS.',
};
