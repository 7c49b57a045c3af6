import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'Ajouter un filigrane à un PDF',
  tagline:
    'Écrivez BROUILLON, CONFIDENTIEL ou un nom en travers des pages, aussi marqué ou aussi léger que vous voulez.',
  description:
    'Ajouter un filigrane de texte à toutes les pages d’un PDF ou à certaines, à cinq positions, avec l’opacité et l’écriture de votre choix.',
  promises: ['Texte dans toute écriture', 'Voyez-le avant d’enregistrer', 'Toutes les pages, ou certaines'],
  whatItIs: [
    'Un filigrane dit à chaque lecteur quel genre d’exemplaire il a en main. Le texte est dessiné en transparence sur les pages, et reste droit sur les pages pivotées.',
    'Au centre, il suit la diagonale ; dans un coin, il est horizontal. Un texte long est coupé en lignes et réduit jusqu’à tenir.',
  ],
  steps: [
    {
      name: 'Choisissez un PDF',
      text: 'Dans l’espace de travail, ouvrez les options de « Filigrane », sous « Protéger et partager ».',
    },
    {
      name: 'Saisissez le texte',
      text: '« Texte du filigrane » contient d’abord CONFIDENTIAL. Quelques mots se lisent le mieux.',
    },
    { name: 'Placez-le', text: 'Réglez « Opacité » et « Position », et « Pages » si toutes ne doivent pas l’avoir.' },
    {
      name: 'Regardez, puis appuyez sur « Ajouter un filigrane »',
      text: '« Avant et après » montre la page affichée dans les deux versions. Puis « Télécharger » ou « Copier le lien ».',
    },
  ],
  reasons: [
    {
      title: 'Il convient à chaque page',
      text: 'Grandes et petites pages, pivotées et rognées : le texte reste dans chacune.',
    },
    { title: 'La page reste lisible', text: 'Avec le curseur, vous trouvez le point où les deux se lisent.' },
    {
      title: 'Le fichier reste léger',
      text: 'Le filigrane est une seule fois dans le fichier, quel que soit le nombre de pages qui le montrent.',
    },
  ],
  features: [
    { title: 'Cinq positions', text: 'Les quatre coins, ou le centre en diagonale.' },
    {
      title: 'Toute écriture',
      text: 'Latin, grec, cyrillique, arabe, hébreu, hindi, chinois, japonais, coréen et d’autres.',
    },
    { title: 'Certaines pages seulement', text: 'Nommez des pages et des plages, ou cochez-les dans la grille.' },
    { title: 'Plusieurs fichiers', text: 'Choisissez plusieurs PDF et tous reçoivent le même filigrane.' },
  ],
  useCases: [
    { group: 'Ébauches', cases: ['Un contrat qui n’est pas définitif', 'Des chiffres avant l’audit'] },
    {
      group: 'Copies',
      cases: ['Le nom du destinataire sur chaque page', 'Une copie de pièce d’identité pour un seul usage'],
    },
    {
      group: 'Échantillons',
      cases: ['L’aperçu d’un document payant', 'Des photos et des plans pour un appel d’offres'],
    },
  ],
  questions: [
    {
      question: 'Quelqu’un peut-il retirer le filigrane ?',
      answer:
        'Oui, avec un éditeur. Un filigrane marque une copie et ne la verrouille pas. Pour verrouiller un fichier, définissez un mot de passe.',
    },
    {
      question: 'Puis-je utiliser mon logo à la place ?',
      answer: 'Oui, avec le filigrane image : choisissez un PDF et une image.',
    },
    {
      question: 'Quelle taille le fichier peut-il avoir ?',
      answer: `Jusqu’à ${limit.pdf} Mo et ${limit.pages.toLocaleString('fr')} pages.`,
    },
    { question: 'Le filigrane s’imprime-t-il ?', answer: 'Oui. Il fait partie de la page.' },
  ],
};
