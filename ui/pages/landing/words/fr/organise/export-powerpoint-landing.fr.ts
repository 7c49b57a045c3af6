import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'Convertir un PDF en PowerPoint',
  tagline: 'Une diapositive par page, avec du texte où vous pouvez cliquer au lieu d’une image.',
  description:
    'Convertir un PDF en PowerPoint : une diapositive par page, au format de la page, avec texte modifiable, tableaux et images.',
  promises: ['Une diapositive par page', 'Texte modifiable', 'Au format de la page'],
  whatItIs: [
    'Souvent, des diapositives ne survivent qu’en PDF. L’export en fait un fichier .pptx, avec une diapositive par page, aussi large et aussi haute que la page.',
    'Le texte est du texte : vous pouvez le corriger, le mettre en forme et le copier. Images et tableaux restent là où ils sont imprimés.',
  ],
  steps: [
    {
      name: 'Choisissez un PDF',
      text: 'Dans l’espace de travail, appuyez sur « Exporter » ; le fichier passe à la page d’export.',
    },
    { name: 'Choisissez PowerPoint', text: 'Sous « Format », PowerPoint promet une diapositive par page.' },
    { name: 'Appuyez sur « Exporter vers PowerPoint »', text: 'Vous voyez où il en est, et pouvez annuler.' },
    { name: 'Ouvrez les diapositives', text: 'Le fichier .pptx est téléchargé sous le nom de votre fichier.' },
  ],
  reasons: [
    {
      title: 'Pas de captures d’écran',
      text: 'Vous obtenez des mots et des tableaux, et non des images de diapositives.',
    },
    {
      title: 'Le bon format',
      text: 'Les diapositives larges restent larges, une page en portrait devient une diapositive en portrait.',
    },
    {
      title: 'Au moins un début',
      text: 'Ressaisir une présentation prend une soirée. Ranger celle-ci en prend moins.',
    },
  ],
  features: [
    { title: 'Le texte à sa place', text: 'Chaque texte est une zone à sa place, dans une taille qui convient.' },
    { title: 'Tableaux', text: 'Les tableaux arrivent comme tableaux PowerPoint.' },
    { title: 'Numérisations', text: 'Les pages sans texte sont d’abord lues ; une note dit lesquelles.' },
    {
      title: 'Textes bruts aussi',
      text: 'Un fichier texte est d’abord mis en pages, qui deviennent des diapositives.',
    },
  ],
  useCases: [
    {
      group: 'Présenter',
      cases: ['Un exposé qui n’existe plus qu’en PDF', 'Les chiffres d’un rapport pour la direction'],
    },
    { group: 'Enseigner', cases: ['Le support de l’an dernier en diapositives', 'Des pages d’un cours comme base'] },
    {
      group: 'Marketing',
      cases: ['Une brochure en présentation commerciale', 'Des diapositives de partenaires dans votre style'],
    },
  ],
  questions: [
    { question: 'Les animations et les notes reviennent-elles ?', answer: 'Non. Un PDF ne les contient pas.' },
    {
      question: 'Est-ce que je retrouve mon modèle et mes masques ?',
      answer: 'Non. Les diapositives ont l’aspect des pages ; appliquez votre modèle dans PowerPoint.',
    },
    {
      question: 'Quelle taille le fichier peut-il avoir ?',
      answer: `Jusqu’à ${limit.pdf} Mo et ${limit.pages.toLocaleString('fr')} pages.`,
    },
    {
      question: 'Puis-je exporter un fichier Word ou Excel ?',
      answer: 'Oui. Il est d’abord mis en pages, et chaque page devient une diapositive.',
    },
  ],
};
