import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'Résumer un document',
  tagline: 'Les points essentiels sur une page, chacun avec le numéro de la page dont il vient.',
  description:
    'Résumer un PDF, une image ou un texte en une page, dans sa langue. Chaque phrase indique la page dont elle vient.',
  promises: ['Une page, jamais plus', 'Chaque phrase avec sa page', 'Dans la langue du document'],
  whatItIs: [
    '« Cliff Notes » lit un document et note ce qu’il dit, en une page et dans sa langue. Après chaque phrase figure la page dont elle vient : vous pouvez vérifier au lieu de croire.',
    'Qui écrit dépend de l’installation. Avec un fournisseur d’IA, c’est un modèle ; sans lui, ce sont des phrases du document lui-même, choisies dans tout le texte. Chaque réponse dit ce qu’il en est.',
  ],
  steps: [
    {
      name: 'Choisissez un fichier',
      text: 'Un PDF, une image ou un texte. Une numérisation est d’abord lue par reconnaissance de texte.',
    },
    {
      name: 'Appuyez sur « Résumer »',
      text: 'L’outil s’appelle « Cliff Notes » et se trouve sous « Comprendre avec l’IA ».',
    },
    {
      name: 'Lisez le résumé',
      text: 'Il s’ouvre au-dessus de l’espace de travail, et chaque phrase indique la page dont elle vient.',
    },
    {
      name: 'Vérifiez l’important',
      text: 'Allez à la page qu’une phrase indique. La page « Cliff Notes » fait le même résumé.',
    },
    {
      name: 'Emportez le résumé',
      text: 'Appuyez sur « Télécharger le résumé » ou « Copier le résumé » ; sur la page « Cliff Notes », c’est « Copier dans le presse-papiers ».',
    },
  ],
  reasons: [
    {
      title: 'Fait pour être vérifié',
      text: 'Un résumé sans sources demande la confiance. Celui-ci vous donne des numéros de page.',
    },
    {
      title: 'Il reconnaît ses limites',
      text: 'Si un budget n’a suffi que pour une partie d’un long document, le résumé le dit.',
    },
    {
      title: 'Fonctionne sans aucune IA',
      text: 'L’extrait intégré n’a pas besoin de clé et n’envoie rien nulle part.',
    },
  ],
  features: [
    { title: 'Aucune page inexistante', text: 'Un numéro de page que le document n’a pas est écarté.' },
    { title: 'Longs documents', text: 'Ils sont lus par parties, et les notes des parties deviennent une page.' },
    {
      title: 'Sans le superflu',
      text: 'Numéros de page, titres courants et notes de bas de page ne se mêlent pas aux phrases.',
    },
    {
      title: 'Les ordres du document sont ignorés',
      text: 'Un texte qui dit au modèle quoi faire est traité comme du texte.',
    },
  ],
  useCases: [
    { group: 'Travail', cases: ['Un rapport avant la réunion', 'Le compte rendu que vous avez manqué'] },
    { group: 'Études', cases: ['Un article, pour voir s’il vaut la lecture', 'Un chapitre, la veille au soir'] },
    {
      group: 'Droit et administrations',
      cases: ['L’essentiel d’une longue lettre', 'Ce qu’exige un règlement, avec les pages'],
    },
  ],
  questions: [
    {
      question: 'Mon document est-il envoyé à quelqu’un ?',
      answer:
        'Seulement si les responsables de ce site ont configuré un fournisseur d’IA ; son texte y est alors envoyé. La page d’accueil dit qui répond, avant tout envoi.',
    },
    {
      question: 'Quels fichiers accepte-t-il ?',
      answer: `Un PDF, une image ou un texte à la fois : PDF et textes jusqu’à ${limit.pdf} Mo. Les images peuvent peser ${limit.image} Mo dans l’espace de travail et ${limit.imageAlone} Mo sur la page « Cliff Notes ».`,
    },
    {
      question: 'Puis-je m’y fier ?',
      answer: 'Servez-vous-en pour décider quoi lire. Pour tout ce qui compte, ouvrez la page que la phrase indique.',
    },
    {
      question: 'Puis-je choisir la longueur ?',
      answer: 'Non. Un résumé fait une page au plus, et un texte court en reçoit un plus court.',
    },
  ],
};
