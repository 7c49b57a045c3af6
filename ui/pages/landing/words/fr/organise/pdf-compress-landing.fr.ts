import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'Réduire la taille d’un PDF',
  tagline: 'Faites passer un PDF sous la limite d’une messagerie ou d’un formulaire, avec un texte qui reste du texte.',
  description:
    'Compresser un PDF en trois qualités, voir une page avant et après, et ne jamais recevoir un fichier plus lourd que le vôtre.',
  promises: ['Jamais plus lourd qu’avant', 'Texte et dessins intacts', 'Voyez d’abord une page'],
  whatItIs: [
    'Un gros PDF est surtout fait d’images stockées avec plus de pixels que l’on n’en voit. La compression les recode à la taille où la page les montre, ne garde de chaque police que les lettres utilisées, et stocke une seule fois ce qui s’y trouve en double.',
    'Le texte et les dessins au trait gardent tous leurs détails, car ils sont recompressés et non changés en images. Vous pouvez toujours les rechercher, les sélectionner et les imprimer.',
  ],
  steps: [
    {
      name: 'Choisissez un PDF',
      text: 'Il s’ouvre dans l’espace de travail : le fichier à gauche, ses pages au milieu, les outils à droite. « Compresser ce PDF » est la première suggestion.',
    },
    {
      name: 'Réglez la qualité',
      text: 'Sous « Qualité », choisissez « Basse » pour le fichier le plus petit, « Moyenne » pour l’équilibre ou « Haute » pour le plus net, et sous « Taille visée » une limite s’il vous en faut une. « Avant et après » montre la page affichée dans les deux versions.',
    },
    {
      name: 'Appuyez sur « Compresser le PDF »',
      text: 'Le résultat indique la taille avant et après, et le pourcentage gagné.',
    },
    {
      name: 'Récupérez-le, ou recommencez',
      text: 'Appuyez sur « Télécharger » ou « Copier le lien ». Avec « Essayer d’autres options », vous revenez au même fichier.',
    },
  ],
  reasons: [
    {
      title: 'Vous jugez avant de décider',
      text: 'L’aperçu est la page telle que l’outil la ferait : vous comparez le vrai résultat.',
    },
    {
      title: 'Un plancher pour chaque image',
      text: 'Chaque image est comparée à son original. Celle qui en souffrirait trop est codée dans une qualité supérieure.',
    },
    {
      title: 'Pas de marché de dupes',
      text: 'Si un fichier ne peut pas maigrir à cette qualité, vous récupérez votre original, avec une note qui le dit.',
    },
  ],
  features: [
    {
      title: 'Des images à leur vraie taille',
      text: 'Une photo affichée en format timbre-poste ne transporte plus les pixels d’une affiche.',
    },
    {
      title: 'Des polices allégées',
      text: 'Les polices gardent les lettres affichées. Celles des champs de formulaire restent entières, pour que les formulaires restent remplissables.',
    },
    { title: 'Pas de doublons', text: 'Un logo présent sur chaque page est stocké une seule fois.' },
    {
      title: 'Plusieurs fichiers d’un coup',
      text: 'Choisissez d’autres PDF et chacun est compressé ; « Tout télécharger (ZIP) » réunit les résultats.',
    },
    {
      title: 'Les mots de passe restent',
      text: 'Un fichier protégé demande son mot de passe et revient protégé comme avant.',
    },
  ],
  useCases: [
    { group: 'Envoyer', cases: ['Un devis avec photos, par e-mail', 'Un portfolio qui s’ouvre vite sur un téléphone'] },
    {
      group: 'Déposer en ligne',
      cases: ['Des formulaires administratifs à taille limitée', 'Des candidatures sur un site d’emploi'],
    },
    { group: 'Conserver', cases: ['Des années de factures numérisées', 'Des diapositives de cours pleines d’images'] },
  ],
  questions: [
    {
      question: 'Puis-je demander une taille précise ?',
      answer:
        'Oui. Indiquez-la sous « Taille visée » : le résultat est aussi net que cette taille le permet, sans dépasser la qualité choisie. Une note dit si elle a été atteinte.',
    },
    {
      question: 'Quelle taille le fichier peut-il avoir ?',
      answer: `Jusqu’à ${limit.pdf} Mo et ${limit.pages.toLocaleString('fr')} pages.`,
    },
    {
      question: 'Pourquoi mon fichier a-t-il à peine diminué ?',
      answer:
        'Il contient surtout du texte, ou ses images sont déjà stockées à la taille où elles sont affichées. Il y a alors peu à enlever.',
    },
    {
      question: 'Une signature numérique survit-elle ?',
      answer:
        'Non. Une signature scelle les octets d’un fichier précis, et un fichier plus petit en est un autre. Le résultat le signale ; conservez l’original signé.',
    },
  ],
};
