import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'Ajouter des numéros de page à un PDF',
  tagline: 'Numérotez les pages en haut ou en bas, à partir du nombre de votre choix, sur les pages voulues.',
  description:
    'Numéroter les pages d’un PDF : six emplacements, trois formats. Commencez par le nombre de votre choix et laissez la couverture de côté.',
  promises: ['Six positions', 'Commence où vous voulez', 'Saute la couverture'],
  whatItIs: [
    'L’outil imprime un numéro sur chaque page, droit comme la page affichée, à la distance du bord que vous fixez. Les numéros sont du texte : on peut les rechercher.',
    'Il compte à partir de n’importe quel premier numéro et peut commencer à n’importe quelle page. La couverture reste vierge, et le second volume reprend là où le premier s’arrêtait.',
  ],
  steps: [
    {
      name: 'Choisissez un PDF',
      text: 'Ouvrez les options de « Numéroter les pages » à droite de l’espace de travail.',
    },
    {
      name: 'Emplacement et format',
      text: 'Réglez « Position » et « Format », par exemple 3 / 12, puis « Taille en points ».',
    },
    {
      name: 'Indiquez les pages',
      text: 'Réglez « Premier numéro », « De la page » et « À la page », ou nommez certaines « Pages ». « Avant et après » montre la page affichée.',
    },
    {
      name: 'Appuyez sur « Ajouter des numéros de page »',
      text: 'Vérifiez la grille des pages, puis « Télécharger ».',
    },
  ],
  reasons: [
    { title: 'Des numéros à leur place', text: 'Même sur des pages pivotées, rognées ou d’une autre taille.' },
    {
      title: 'La page 1, c’est vous qui la choisissez',
      text: 'Commencez par 1 à la troisième page, ou continuez à partir de 87.',
    },
    { title: 'La page reste intacte', text: 'Les numéros s’ajoutent par-dessus ; rien ne bouge sur la page.' },
  ],
  features: [
    { title: 'Six positions', text: 'À gauche, au centre ou à droite, en haut ou en bas.' },
    {
      title: 'Trois formats',
      text: 'Le numéro seul, avec le total après une barre oblique, ou avec des mots, comme Page 3 of 12.',
    },
    { title: 'Distance exacte', text: '« Marge en points » dit à quelle distance du bord se trouvent les numéros.' },
    {
      title: 'Un total juste',
      text: 'Le total est le dernier numéro attribué : la dernière page indique donc 12 / 12.',
    },
  ],
  useCases: [
    {
      group: 'Droit et administrations',
      cases: ['Des pièces numérotées en continu', 'Des dossiers que l’on cite par page'],
    },
    { group: 'Études', cases: ['Un mémoire assemblé à partir de chapitres', 'Des recueils de textes'] },
    { group: 'Réunions', cases: ['Des documents où chacun trouve la page', 'Ordres du jour et pièces fusionnés'] },
  ],
  questions: [
    {
      question: 'Les pages ont déjà des numéros. Que se passe-t-il ?',
      answer:
        'Ils restent, et les nouveaux s’impriment aussi. Choisissez une autre position, ou rognez d’abord les anciens.',
    },
    {
      question: 'Puis-je utiliser des chiffres romains ou un préfixe ?',
      answer: 'Pas pour l’instant. Les trois formats utilisent des nombres ordinaires.',
    },
    {
      question: 'Comment numéroter un fichier fusionné ?',
      answer: 'Fusionnez d’abord, puis appuyez sur « Numéroter les pages » sous « Continuer avec ».',
    },
    {
      question: 'Puis-je retirer les numéros ensuite ?',
      answer: 'Conservez votre original. Les numéros font partie des pages du nouveau fichier.',
    },
  ],
};
