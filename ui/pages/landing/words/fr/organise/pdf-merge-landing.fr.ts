import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'Fusionner des PDF en un seul fichier',
  tagline:
    'Réunissez contrats, numérisations et pièces jointes dans un seul PDF, dans l’ordre de votre choix, à la page près.',
  description:
    'Fusionner des PDF en un seul, dans l’ordre voulu et page par page. Signets, liens et champs de formulaire sont conservés. Sans compte.',
  promises: [
    `Jusqu’à ${limit.files} fichiers à la fois`,
    'Ordre des fichiers ou de chaque page',
    'Aucun compte nécessaire',
  ],
  whatItIs: [
    'La fusion écrit plusieurs PDF l’un à la suite de l’autre dans un seul fichier. Les pages sont copiées telles quelles : rien n’est redessiné, le texte reste du texte et les images restent aussi nettes qu’avant.',
    'Les signets et les liens suivent et mènent à leur nouvel emplacement. Si deux fichiers ont des champs de formulaire du même nom, ces champs sont renommés pour que chacun garde sa valeur.',
  ],
  steps: [
    {
      name: 'Choisissez vos fichiers',
      text: 'Déposez deux PDF ou plus n’importe où sur la page. « Fusionner en un seul PDF » est la première suggestion.',
    },
    {
      name: 'Mettez-les dans l’ordre',
      text: 'Montez ou descendez les fichiers dans la liste, ou appuyez sur « Organiser les pages » pour faire glisser chaque page.',
    },
    { name: 'Appuyez sur le bouton de fusion', text: 'Il indique combien de fichiers il réunit.' },
    {
      name: 'Récupérez le résultat',
      text: 'Appuyez sur « Télécharger » ou « Copier le lien », ou poursuivez sous « Continuer avec », par exemple avec les numéros de page.',
    },
  ],
  reasons: [
    {
      title: 'Les pages restent ce qu’elles sont',
      text: 'Elles sont copiées et non réimprimées : rien ne devient flou, rien ne se perd.',
    },
    { title: 'Un ordre sans surprise', text: 'Ce que vous voyez dans la grille des pages est ce que sera le fichier.' },
    {
      title: 'Tout reste sur ce serveur',
      text: 'Vos fichiers ne vont nulle part ailleurs et sont supprimés quand leur lien prend fin.',
    },
  ],
  features: [
    {
      title: 'Page par page',
      text: 'Prenez les pages 1 et 2 d’un fichier, la page 7 d’un autre, puis le reste du premier.',
    },
    { title: 'Rotation au passage', text: 'Une page couchée se redresse pendant que vous organisez.' },
    { title: 'Fichiers protégés', text: 'Un fichier avec mot de passe le demande une fois, dans votre navigateur.' },
    {
      title: 'Au clavier aussi',
      text: 'Tout ce qui se fait glisser se déplace aussi avec les touches et les boutons.',
    },
  ],
  useCases: [
    {
      group: 'Au travail',
      cases: ['Un devis et ses annexes en un fichier', 'Les justificatifs du mois pour la comptabilité'],
    },
    {
      group: 'À l’école',
      cases: ['Des pages de devoirs photographiées', 'Un mémoire avec sa couverture et ses sources'],
    },
    { group: 'À la maison', cases: ['Un dossier pour un logement ou un visa', 'Des diplômes pour une candidature'] },
  ],
  questions: [
    {
      question: 'Combien de fichiers puis-je fusionner ?',
      answer: `Jusqu’à ${limit.files} fichiers à la fois, de ${limit.pdf} Mo chacun au plus.`,
    },
    {
      question: 'Un PDF signé garde-t-il sa signature ?',
      answer:
        'Une signature scelle un fichier tel qu’il était. Dans un fichier fusionné, elle ne peut plus être valide, et le résultat le signale. Conservez l’original signé.',
    },
    {
      question: 'Puis-je aussi fusionner des images et des fichiers Word ?',
      answer:
        'Oui : choisissez « Convertir en PDF », qui accepte des fichiers de tous types et les réunit en un seul PDF.',
    },
    {
      question: 'Que deviennent les mots de passe et les pièces jointes ?',
      answer:
        'Un fichier verrouillé demande son mot de passe. Les pièces jointes de tous les fichiers suivent, et là où la protection ne peut pas être conservée, une note le dit.',
    },
  ],
};
