import type { Translated } from '../text-catalogue.js';
import type { appEn } from '../en/app.en.js';

/** {@link appEn} in French. */
export const appFr: Translated<typeof appEn> = {
  'Skip to content': 'Aller au contenu',
  Language: 'Langue',
  Menu: 'Menu',
  Main: 'Navigation principale',
  'A PDF toolkit on your own machine.': 'Des outils PDF sur votre propre machine.',
  'Files are deleted when their link ends.': 'Les fichiers sont supprimés quand leur lien expire.',
  'iOS app coming soon': 'Application iOS bientôt disponible',
  Screens: 'Écrans',
  Trust: 'Confiance',
  Help: 'Aide',
  Pricing: 'Tarifs',
  Admin: 'Administration',
  'Docket: convert, merge, compress and share documents':
    'Docket : convertir, fusionner, compresser et partager des documents',
  'Docket is a self-hosted toolkit for PDF and image documents. Drop a file and it suggests the next step. No account needed.':
    'Docket est une boîte à outils auto-hébergée pour PDF et images. Déposez un fichier, l’étape suivante vous est proposée. Sans compte.',
  'Shared file': 'Fichier partagé',
  'The check could not be started': 'La vérification n’a pas pu être lancée',
  'The history of this document could not be read': 'L’historique de ce document n’a pas pu être lu',
  'Upload failed': 'Échec de l’envoi',
  'Your session has expired. Please refresh the page and sign in again':
    'Votre session a expiré. Actualisez la page et reconnectez-vous',
  'Failed to translate document': 'Échec de la traduction du document',
  'About Docket': 'À propos de Docket',
  'Find a tool or help': 'Chercher un outil ou de l’aide',
  'No page with that name.': 'Aucune page de ce nom.',
  'Back to your files': 'Retour à vos fichiers',
  'PDF to images': 'PDF en images',
  Features: 'Fonctionnalités',
  'Use cases': 'Cas d’usage',
  Collaboration: 'Collaboration',
  'Why Docket': 'Pourquoi Docket',
  Speed: 'Rapidité',
  Reliability: 'Fiabilité',
  Accessibility: 'Accessibilité',
  'Tools and options': 'Outils et options',
  Sharing: 'Partage',
  Administrators: 'Administrateurs',
  Auditors: 'Auditeurs',
  API: 'Appels d’API',
};
