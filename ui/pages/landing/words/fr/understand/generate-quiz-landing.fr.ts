import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'Créer un quiz à partir d’un document',
  tagline:
    'Transformez un chapitre, des diapositives ou des notes en questions à choix multiples pour votre jeu de quiz.',
  description:
    'Créer un quiz à choix multiples à partir de PDF, d’images et de textes, et le télécharger en tableur qu’un jeu de quiz importe.',
  promises: [`De ${limit.quizMin} à ${limit.quizMax} questions`, 'Quatre réponses chacune', 'Un tableur à importer'],
  whatItIs: [
    'Le créateur de quiz lit vos documents et écrit des questions à quatre réponses, dont une juste. Elles viennent de tout le document, et aucune n’est posée deux fois.',
    'Vous recevez un classeur dans la forme que le jeu de quiz importe. Ouvrez-le d’abord : vous pouvez y modifier chaque question et chaque réponse.',
  ],
  steps: [
    {
      name: 'Importez vos documents',
      text: 'Sur la page du quiz, appuyez sur « Choisir des fichiers ». Plusieurs fichiers font un seul quiz.',
    },
    {
      name: 'Configurez',
      text: 'Réglez « Titre du quiz » et « Nombre de questions », et dites dans « Consignes personnalisées (facultatif) » sur quoi interroger.',
    },
    { name: 'Appuyez sur « Générer le quiz Kahoot »', text: 'La barre montre quel fichier est en cours de lecture.' },
    {
      name: 'Regardez et téléchargez',
      text: 'Les premières questions s’affichent avec leurs bonnes réponses. « Télécharger le XLSX » les enregistre toutes.',
    },
  ],
  reasons: [
    { title: 'Vos documents, pas le web', text: 'Les questions viennent des fichiers que vous choisissez.' },
    {
      title: 'Prêt à importer',
      text: `Les questions tiennent en ${limit.quizQuestion} caractères, les réponses en ${limit.quizAnswer}, comme le jeu le demande.`,
    },
    {
      title: 'Moins plutôt que mauvaises',
      text: 'S’il n’y a pas assez de matière pour le nombre demandé, vous en recevez moins, et on vous le dit.',
    },
  ],
  features: [
    { title: 'Réponses mélangées', text: 'La bonne réponse change de place à chaque fois.' },
    {
      title: 'Un fichier échoue, le reste continue',
      text: 'Un fichier illisible est nommé, et les autres sont utilisés.',
    },
    {
      title: 'Avec ou sans IA',
      text: 'Un modèle écrit les questions là où il est configuré. Sans lui, elles portent sur les dates, les nombres et les noms de votre texte.',
    },
    { title: 'Numérisations et photos', text: 'Le texte des images est d’abord reconnu.' },
  ],
  useCases: [
    { group: 'Enseignement', cases: ['Une révision en fin de cours', 'Vérifier qui a lu le texte'] },
    {
      group: 'Formation',
      cases: [
        'Des règles de sécurité, en questions plutôt qu’en lecture',
        'De nouveaux produits pour l’équipe commerciale',
      ],
    },
    { group: 'Apprentissage', cases: ['Vos propres notes avant un examen', 'Un quiz pour le groupe d’étude'] },
  ],
  questions: [
    {
      question: 'Combien de questions puis-je avoir ?',
      answer: `De ${limit.quizMin} à ${limit.quizMax} questions ; ${limit.quizUsual} si vous ne changez rien.`,
    },
    {
      question: 'Quelle taille les fichiers peuvent-ils avoir ?',
      answer: `${limit.pdf} Mo chacun : PDF, images et textes.`,
    },
    {
      question: 'Que puis-je écrire dans les consignes ?',
      answer: `Jusqu’à ${limit.quizInstructions} caractères, par exemple : pose des questions sur les dates et les lieux seulement. Sans fournisseur d’IA, elles n’ont pas d’effet.`,
    },
    {
      question: 'Pourquoi mon formulaire n’a-t-il donné aucune question ?',
      answer:
        'Formulaires, tableaux et formules n’ont guère de phrases complètes. De bonnes questions demandent du texte.',
    },
  ],
};
