import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'Rogner des pages PDF',
  tagline: 'Coupez les grandes marges, ou ne gardez que la partie de la page qui compte.',
  description:
    'Rogner les pages d’un PDF par marges ou par cadre, en points, millimètres ou pour cent. Regardez une page avant d’enregistrer.',
  promises: ['Points, millimètres, pour cent', 'Toutes les pages, ou certaines', 'Le contenu est conservé'],
  whatItIs: [
    'Rogner réduit la partie visible d’une page. Vous dites combien enlever de chaque côté, ou indiquez le cadre à garder, et chaque visionneuse, chaque imprimante ne montre plus que cela.',
    'Ce qui est en dehors est masqué et non retiré : n’importe qui peut annuler le rognage. C’est bien pour des marges, et mal pour des secrets. Pour ceux-ci, utilisez « Caviarder ».',
  ],
  steps: [
    {
      name: 'Choisissez un PDF',
      text: 'Il s’ouvre dans l’espace de travail. Ouvrez à droite les options de « Rogner des pages ».',
    },
    {
      name: 'Choisissez comment mesurer',
      text: '« Rogner par » marges coupe « Marge du haut », « Marge de droite », « Marge du bas » et « Marge de gauche » dans l’« Unité des marges ». Par cadre, vous dites ce qui reste.',
    },
    { name: 'Regardez', text: '« Avant et après » montre la page affichée avec et sans le rognage.' },
    {
      name: 'Appuyez sur « Rogner le PDF »',
      text: 'Laissez « Pages » vide pour toutes, ou nommez-en certaines, par exemple 1-3, 7.',
    },
  ],
  reasons: [
    { title: 'Mesuré comme vous le voyez', text: 'Le haut est le haut de la page affichée, même si elle est pivotée.' },
    {
      title: 'Franc sur ce qu’il fait',
      text: 'Le résultat dit que l’extérieur est masqué, pour que personne ne le croie supprimé.',
    },
    {
      title: 'Les cadres d’impression suivent',
      text: 'Les zones de coupe, de fond perdu et d’illustration sont ramenées dans la partie visible, comme l’attend un imprimeur.',
    },
  ],
  features: [
    {
      title: 'Trois unités',
      text: 'Points, millimètres ou pour cent de la page, ce qui convient aux pages de tailles différentes.',
    },
    {
      title: 'Un cadre à garder',
      text: '« Cadre : depuis la gauche » et « Cadre : depuis le haut » placent son coin, « Cadre : largeur » et « Cadre : hauteur » fixent sa taille.',
    },
    { title: 'Jusqu’au bord', text: 'Laissez la largeur ou la hauteur vide, et le cadre va jusqu’au bord de la page.' },
    { title: 'Liens et champs restent', text: 'Signets, liens et champs de formulaire fonctionnent comme avant.' },
  ],
  useCases: [
    {
      group: 'Lire',
      cases: ['Un article sans ses grandes marges, sur tablette', 'Une colonne d’une page qui en a deux'],
    },
    { group: 'Imprimer', cases: ['Sans traits de coupe ni barres de couleur', 'Une étiquette d’une planche entière'] },
    { group: 'Présenter', cases: ['Rien que la figure d’une page', 'Des diapositives sans les notes de l’orateur'] },
  ],
  questions: [
    {
      question: 'Le rognage réduit-il la taille du fichier ?',
      answer: 'À peine, car le contenu y reste. Pour gagner de la place, compressez le fichier.',
    },
    {
      question: 'Puis-je retirer un nom en le rognant ?',
      answer: 'Non. N’importe qui peut réafficher la partie masquée. « Caviarder » le retire du fichier.',
    },
    {
      question: 'Et si les marges dépassent la page ?',
      answer: 'Il ne resterait rien : l’outil le dit et ne change rien.',
    },
    {
      question: 'Chaque page peut-elle avoir un autre rognage ?',
      answer:
        'Lancez l’outil une fois par groupe de pages : nommez-les sous « Pages », puis continuez avec le résultat.',
    },
  ],
};
