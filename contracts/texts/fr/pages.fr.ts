import type { Translated } from '../text-catalogue.js';
import type { pagesEn } from '../en/pages.en.js';

/** {@link pagesEn} in French. */
export const pagesFr: Translated<typeof pagesEn> = {
  'Shared document': 'Document partagé',
  File: 'Fichier',
  Size: 'Taille',
  Created: 'Créé',
  Status: 'État',
  'First page of {name}': 'Première page de {name}',
  'There is no picture of this file.': 'Il n’y a pas d’image de ce fichier.',
  'Download {name}': 'Télécharger {name}',
  'Receipt · Verified': 'Reçu · Vérifié',
  'Proof of origin from the signed log': 'Preuve : de quoi ce fichier a été fait, d’après le journal signé',
  'This link will expire in {time}; the file will then be deleted.':
    'Ce lien expire dans {time} ; le fichier est alors supprimé.',
  'less than a minute': 'moins d’une minute',
  'Ask the person who sent it for a new one.': 'Demandez-en un nouveau à la personne qui l’a envoyé.',
  'Ask the sender for the password.': 'La personne qui vous a envoyé le lien connaît le mot de passe.',
  Open: 'Ouvrir',
};
