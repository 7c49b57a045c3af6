import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'Convertir des fichiers en PDF',
  tagline:
    'Transformez photos, fichiers Word, Excel et PowerPoint, tableaux et textes en un seul PDF, dans votre ordre.',
  description:
    'Convertir en PDF images, Word, Excel, PowerPoint, OpenDocument, CSV et texte. Mélangez-les, triez-les, obtenez un seul fichier.',
  promises: [
    'Tous les types de fichiers mélangés',
    `Jusqu’à ${limit.files} fichiers dans un PDF`,
    'Images en pleine qualité',
  ],
  whatItIs: [
    'Le convertisseur prend ce que vous avez et en fait des pages : une page par image, des pages imprimées pour les fichiers Office, un tableau pour un fichier CSV, des pages simples pour du texte. Le tout finit dans un seul PDF.',
    'Il peut aussi y avoir des PDF dans le lot. Leurs pages sont reprises telles quelles : vous pouvez ainsi placer une lettre Word devant un contrat numérisé.',
  ],
  steps: [
    {
      name: 'Choisissez vos fichiers',
      text: 'Déposez-les ici ou sur la page d’accueil. Sur un téléphone, vous pouvez aussi « Numériser avec l’appareil photo ».',
    },
    { name: 'Mettez-les dans l’ordre', text: 'Dans la liste de gauche, chaque fichier se monte et se descend.' },
    {
      name: 'Réglez l’essentiel',
      text: 'Choisissez un « Format de page pour les images », et cochez « Rendre interrogeable le texte numérisé » s’il y a des numérisations.',
    },
    {
      name: 'Appuyez sur « Convertir en PDF »',
      text: 'Un PDF apparaît dans l’espace de travail : regardez-le, puis « Télécharger ».',
    },
  ],
  reasons: [
    {
      title: 'Les photos ne sont pas écrasées',
      text: 'Un JPEG entre dans le PDF tel quel, octet pour octet. Les profils de couleur et la transparence sont conservés.',
    },
    {
      title: 'Les fichiers Office comme imprimés',
      text: 'LibreOffice les met en page sur le serveur. Là où il n’est pas installé, la mise en page est simplifiée et une note le dit.',
    },
    {
      title: 'Prudence avec les fichiers d’inconnus',
      text: 'Les liens d’un fichier Office vers des contenus extérieurs sont coupés avant son ouverture, et une note les compte.',
    },
  ],
  features: [
    {
      title: 'Format de page pour les images',
      text: 'Aussi grand que l’image, ou en A4 ou Letter, en portrait ou en paysage selon l’image.',
    },
    { title: 'Plusieurs pages dans une image', text: 'Un TIFF de plusieurs pages devient autant de pages du PDF.' },
    {
      title: 'Des tableaux à partir de CSV',
      text: 'Lignes et colonnes deviennent un tableau, qu’elles soient séparées par des virgules ou des points-virgules.',
    },
    {
      title: 'Textes anciens',
      text: 'L’encodage d’un fichier texte est détecté, et vous pouvez le choisir sous « Encodage des fichiers texte ».',
    },
    {
      title: 'Numérisations interrogeables',
      text: 'Le texte des photos et des pages numérisées est lu et posé dessus, invisible, pour que vous puissiez y faire des recherches.',
    },
  ],
  useCases: [
    {
      group: 'Candidatures',
      cases: ['Lettre, CV et diplômes en un fichier', 'Des documents photographiés pour un visa'],
    },
    { group: 'Comptabilité', cases: ['Des reçus pris au téléphone', 'Un classeur tel qu’il doit être imprimé'] },
    { group: 'Enseignement', cases: ['Des diapositives à distribuer', 'Des pages de devoirs en un fichier'] },
  ],
  questions: [
    {
      question: 'Quels fichiers puis-je convertir ?',
      answer:
        'Les images PNG, JPEG, GIF, WebP, TIFF et AVIF ; les fichiers Word, Excel et PowerPoint, anciens et récents ; OpenDocument, RTF, CSV, texte brut et HTML, qui s’affiche sous forme de code source.',
    },
    {
      question: 'Quelles sont les limites ?',
      answer: `${limit.files} fichiers à la fois. Les images peuvent peser ${limit.image} Mo chacune, tous les autres fichiers ${limit.office} Mo.`,
    },
    {
      question: 'Je n’ai choisi que des PDF et l’outil n’est pas proposé. Pourquoi ?',
      answer: 'Il n’y a alors rien à convertir. Pour réunir des PDF, utilisez « Fusionner en un seul PDF ».',
    },
    {
      question: 'Puis-je convertir une page web ?',
      answer: 'Non. Un fichier HTML s’affiche comme du texte. Imprimez plutôt la page en PDF depuis votre navigateur.',
    },
  ],
};
