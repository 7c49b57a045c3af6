import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'Faire pivoter un PDF',
  tagline: 'Redressez les pages couchées ou à l’envers, et enregistrez-les ainsi.',
  description:
    'Faire pivoter toutes les pages d’un PDF ou certaines, d’un quart, d’un demi ou de trois quarts de tour. Voyez la page avant d’enregistrer.',
  promises: ['Toutes les pages, ou certaines', 'Enregistré, pas seulement à l’écran', 'Rien d’autre ne change'],
  whatItIs: [
    'Tourner une page dans une visionneuse vous aide, mais pas la personne à qui vous envoyez le fichier. Cet outil inscrit la rotation dans le fichier, pour que la page soit droite pour tout le monde.',
    'Seul change le sens dans lequel une page est affichée. Son texte, ses images, ses liens et ses champs de formulaire sont les mêmes qu’avant, et la retourner redonne l’ancien affichage.',
  ],
  steps: [
    { name: 'Choisissez un PDF', text: 'Repérez les pages mal orientées dans la grille de l’espace de travail.' },
    {
      name: 'Pivotez-les sur place',
      text: 'Cochez les pages et appuyez au-dessus sur « Pivoter à gauche » ou « Pivoter à droite ». Pour quelques pages, c’est tout.',
    },
    {
      name: 'Ou ouvrez les options',
      text: 'Dans « Pivoter des pages », réglez l’« Angle, dans le sens horaire » et, pour certaines pages seulement, « Pages », par exemple 1-3, 7. « Avant et après » montre ce que cela donne.',
    },
    {
      name: 'Appuyez sur le bouton vert',
      text: 'Il dit combien de pages il pivote. Puis « Télécharger » le fichier ou « Copier le lien ».',
    },
  ],
  reasons: [
    {
      title: 'Droite pour tout le monde',
      text: 'La rotation fait partie du fichier et ne dépend pas de la visionneuse.',
    },
    { title: 'Sans perte', text: 'Les pages ne sont pas redessinées : tournez-les aussi souvent que vous voulez.' },
    {
      title: 'Une seule touche',
      text: 'Quand des pages sont sélectionnées, R les pivote à droite, Maj et R à gauche.',
    },
  ],
  features: [
    { title: 'Trois angles', text: 'À droite, à l’envers ou à gauche.' },
    { title: 'À partir de la position actuelle', text: 'Une page déjà pivotée continue de tourner à partir de là.' },
    { title: 'Chaque page une fois', text: 'Nommez une page dans deux plages, et elle n’est pivotée qu’une fois.' },
    { title: 'Plusieurs fichiers', text: 'Choisissez d’autres PDF pour les pivoter tous du même angle.' },
  ],
  useCases: [
    { group: 'Numérisations', cases: ['Une pile insérée dans le mauvais sens', 'Une page sur deux à l’envers'] },
    {
      group: 'Plans et tableaux',
      cases: ['De larges tableaux dans un rapport en portrait', 'Des dessins pour l’écran'],
    },
    { group: 'Téléphones', cases: ['Des pages photographiées de travers', 'Un reçu qui s’ouvre couché'] },
  ],
  questions: [
    {
      question: 'Puis-je pivoter de quelques degrés ?',
      answer: 'Non, par quarts de tour seulement. Une numérisation légèrement penchée le reste.',
    },
    {
      question: 'Le texte d’une page pivotée reste-t-il interrogeable ?',
      answer: 'Oui. C’est le même texte, affiché dans une autre direction.',
    },
    {
      question: 'Quelle taille le fichier peut-il avoir ?',
      answer: `Jusqu’à ${limit.pdf} Mo et ${limit.pages.toLocaleString('fr')} pages.`,
    },
    {
      question: 'Pourquoi mon logiciel photo l’affiche-t-il encore couchée ?',
      answer: 'Il ouvre peut-être l’ancien fichier. La rotation est dans le nouveau fichier que vous avez téléchargé.',
    },
  ],
};
