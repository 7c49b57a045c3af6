import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'Diviser un PDF',
  tagline: 'Découpez un long PDF en parties utiles : par plages, page par page ou toutes les quelques pages.',
  description:
    'Diviser un PDF par plages de pages, en pages isolées ou toutes les N pages. Chaque partie garde signets, liens et champs de formulaire.',
  promises: ['Plages, pages ou parts égales', 'Les parties gardent leurs signets', 'Plusieurs parties en un ZIP'],
  whatItIs: [
    'Diviser, c’est écrire des parties d’un PDF dans des fichiers à part. Vous indiquez les parties sous forme de plages, demandez chaque page séparément, ou faites couper le document toutes les quelques pages.',
    'Chaque partie est un PDF complet : les signets qui mènent à ses pages, les liens internes et les champs de formulaire suivent. Votre original ne change pas.',
  ],
  steps: [
    { name: 'Choisissez un PDF', text: 'Toutes ses pages apparaissent au milieu de l’espace de travail.' },
    {
      name: 'Indiquez où couper',
      text: 'Cochez des pages dans la grille, et « Diviser par pages » passe en tête avec leurs numéros déjà remplis. Ou ouvrez ses options et saisissez des « Plages de pages » telles que 1-3, 7, 9-12.',
    },
    {
      name: 'Ou choisissez une autre façon',
      text: 'Sous « Diviser », il y a aussi « Un fichier par page », et « Un fichier toutes les N pages » avec « Pages par fichier ».',
    },
    {
      name: 'Appuyez sur « Diviser le PDF »',
      text: 'Une seule partie est un PDF ; plusieurs forment un ZIP dont les fichiers portent le nom de leurs pages.',
    },
  ],
  reasons: [
    {
      title: 'Montrez au lieu de compter',
      text: 'Vous voyez les pages en choisissant : inutile de savoir où commence le chapitre quatre.',
    },
    {
      title: 'Pas de demi-documents',
      text: 'Une partie garde ce qui lui appartient, et un lien qui en sortait ne mène nulle part.',
    },
    {
      title: 'Un mauvais numéro est repéré',
      text: 'Une page qui n’existe pas est refusée, avec le nombre de pages existantes.',
    },
  ],
  features: [
    {
      title: 'Des plages dans tout ordre',
      text: 'Les parties peuvent se chevaucher, se répéter et venir dans l’ordre où vous les saisissez.',
    },
    {
      title: 'Les signets trouvent leur partie',
      text: 'Chaque partie reçoit le morceau du plan qui mène à ses pages.',
    },
    {
      title: 'Fichiers protégés',
      text: 'Un fichier avec mot de passe le demande, et les parties sont protégées de la même façon.',
    },
    {
      title: 'Les pièces jointes ne sont pas éparpillées',
      text: 'Les fichiers joints n’appartiennent à aucune page. Ils sont laissés de côté, et une note les compte.',
    },
  ],
  useCases: [
    {
      group: 'Bureau',
      cases: ['Un fichier par facture à partir d’une longue numérisation', 'La page signée d’un contrat, seule'],
    },
    { group: 'Études', cases: ['Un chapitre pour ce soir', 'Les exercices sans les corrigés'] },
    { group: 'Archives', cases: ['Des relevés bancaires, mois par mois', 'Une pile numérisée, redécoupée en lettres'] },
  ],
  questions: [
    {
      question: 'Comment réunir quelques pages dans un nouveau fichier ?',
      answer:
        'Une plage devient un fichier. Pour réunir des pages dispersées, utilisez « Organiser les pages » et laissez le reste de côté.',
    },
    {
      question: 'Quelle longueur le document peut-il avoir ?',
      answer: `Jusqu’à ${limit.pages.toLocaleString('fr')} pages et ${limit.pdf} Mo. Toutes les parties ensemble peuvent peser ${limit.result} Mo.`,
    },
    {
      question: 'Puis-je diviser de nombreux PDF de la même façon ?',
      answer:
        'Oui. Choisissez-les ensemble : chacun est coupé selon la même règle, et vous téléchargez tous les résultats d’un coup.',
    },
    {
      question: 'Pourquoi mes pièces jointes ont-elles disparu ?',
      answer:
        'Elles appartiennent au document et à aucune page, si bien qu’aucune partie ne peut les réclamer. Une note dit combien il y en avait ; elles sont toujours dans votre original.',
    },
  ],
};
