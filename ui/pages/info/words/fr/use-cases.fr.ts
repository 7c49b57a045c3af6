import type { TitledText } from '../../../page-parts.js';

/** Whom Docket is for, in French. */
export const useCasesFr: readonly TitledText[] = [
  {
    title: 'Entreprise',
    text: 'Composer une offre à partir de fichiers Word, Excel et PDF, la signer et envoyer un lien qui expire de lui-même.',
  },
  {
    title: 'Enseignement',
    text: 'Faire d’un chapitre une page de notes et un quiz pour la classe ; imprimer des polycopiés à partir de fichiers variés.',
  },
  {
    title: 'Particuliers',
    text: 'Photographier ses papiers, en faire un seul PDF interrogeable et le garder assez léger pour un e-mail.',
  },
  {
    title: 'Droit',
    text: 'Trouver les données privées, les caviarder et garder un reçu qui dit quand et à partir de quel fichier le résultat a été fait.',
  },
];
