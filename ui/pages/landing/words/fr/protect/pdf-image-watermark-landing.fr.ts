import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'Mettre un logo sur un PDF',
  tagline: 'Placez une image sur chaque page : un logo dans un coin, ou un motif sur toute la feuille.',
  description:
    'Ajouter un logo ou une image en filigrane aux pages d’un PDF. Réglez taille, opacité et position, ou répétez-le sur toute la page.',
  promises: ['Transparence conservée', 'À un endroit, ou partout', 'Stocké une fois dans le fichier'],
  whatItIs: [
    'Prenez un PDF et une image, et l’image apparaît sur les pages : en en-tête, en tampon ou en motif léger derrière lequel rien ne se cache.',
    'Ce qui est transparent dans un PNG le reste. L’image est droite sur chaque page, quelle que soit l’orientation de la page.',
  ],
  steps: [
    {
      name: 'Choisissez deux fichiers',
      text: 'Un PDF et une image, ensemble ou l’un après l’autre avec « Ajouter d’autres fichiers ».',
    },
    {
      name: 'Ouvrez « Filigrane image »',
      text: 'Réglez « Opacité », « Position » et « Part de la largeur de la page ». « Répéter sur toute la page » fait un motif.',
    },
    {
      name: 'Choisissez les pages',
      text: 'Laissez « Pages » vide pour toutes, ou écrivez 1 pour la première seulement.',
    },
    {
      name: 'Appuyez sur « Ajouter un filigrane »',
      text: 'Le résultat s’ouvre dans l’espace de travail, prêt à être téléchargé.',
    },
  ],
  reasons: [
    {
      title: 'La même taille sur chaque page',
      text: 'Vous fixez une part de la largeur de la page : un logo convient ainsi à tout format.',
    },
    { title: 'Cent pages, une image', text: 'L’image est stockée une fois, et le fichier grossit à peine.' },
    { title: 'Jamais hors du bord', text: 'Une image haute est réduite jusqu’à tenir dans la page.' },
  ],
  features: [
    { title: 'PNG, JPEG, GIF, WebP, TIFF, AVIF', text: 'Toute image que vous pourriez convertir en PDF.' },
    { title: 'Cinq positions', text: 'Un coin, ou le milieu.' },
    { title: 'Mosaïque', text: 'Répétée sur toute la page, pour des copies à reconnaître même en partie.' },
    { title: 'Une opacité de nulle à pleine', text: 'Un logo plein, ou une marque que l’on voit au second regard.' },
  ],
  useCases: [
    { group: 'Entreprises', cases: ['Le logo sur les devis', 'Un en-tête sur des pages vierges'] },
    { group: 'Photographes', cases: ['Des épreuves marquées en travers', 'Des portfolios signés'] },
    { group: 'Associations et écoles', cases: ['Un sceau sur les diplômes', 'Un blason sur le programme'] },
  ],
  questions: [
    {
      question: 'Pourquoi l’outil est-il grisé ?',
      answer: 'Il lui faut exactement un PDF et une image. Ajoutez ce qui manque, et il peut être choisi.',
    },
    {
      question: 'L’image peut-elle passer derrière le texte ?',
      answer: 'Non, elle est par-dessus. Avec une faible opacité, le texte reste facile à lire.',
    },
    {
      question: 'Quelle taille l’image doit-elle avoir ?',
      answer: `Elle est utilisée telle quelle : une image de nombreux mégapixels alourdit donc le fichier. Les images peuvent peser jusqu’à ${limit.image} Mo.`,
    },
    {
      question: 'Puis-je ajouter un texte et un logo ?',
      answer: 'Oui, l’un après l’autre : l’image d’abord, puis « Filigrane » sous « Continuer avec ».',
    },
  ],
};
