import { limit } from '../../../limit-values.js';
import type { InfoWords } from '../info-words.js';

const sizes = `${limit.pdf} Mo, images ${limit.image} Mo`;

export const words: InfoWords = {
  title: 'Tarifs',
  heading: 'Tarifs',
  description:
    'Tous les outils de Docket s’utilisent sans compte et sans paiement. Ce que l’exploitant ajoute est indiqué ici.',
  intro:
    'Tous les outils s’utilisent sans compte et sans paiement. Docket n’encaisse rien lui-même ; ce qu’un exploitant facture est indiqué plus bas.',
  sections: [
    {
      heading: 'Sur cette installation',
      text: 'Chaque installation de Docket a son exploitant, qui décide de la facturer ou non.',
    },
    {
      heading: 'Avec et sans compte',
      columns: ['Ce que vous obtenez', 'Sans compte', 'Avec un compte'],
      rows: [
        ['Outils', 'Tous', 'Tous'],
        ['Taille des fichiers', sizes, sizes],
        ['Fichiers à la fois', `Jusqu’à ${limit.files}`, `Jusqu’à ${limit.files}`],
        ['Durée d’un lien', `${limit.guestWeeks} semaines`, `${limit.memberMonths} mois`],
        [
          'Historique',
          'Dans ce navigateur, jusqu’à sa fermeture',
          'Vos 20 dernières conversions, et la liste de toutes',
        ],
        [
          'Mot de passe, limite de téléchargements et fin anticipée d’un lien',
          'Oui, jusqu’à la fermeture du navigateur',
          'Oui',
        ],
      ],
    },
    {
      heading: 'Par rapport aux autres',
      text: 'Les tarifs des autres ne sont cités qu’avec un lien vers leur source.',
    },
    {
      heading: 'Questions',
      questions: [
        {
          question: 'Combien coûte le logiciel ?',
          answer: 'Rien. Il est sous licence Apache-2.0 ; vous pouvez l’exploiter pour vous-même et pour d’autres.',
        },
        {
          question: 'Les outils d’IA sont-ils en supplément ?',
          answer:
            'Le moteur intégré ne coûte rien. Si l’exploitant a configuré un fournisseur d’IA, c’est l’exploitant que ce fournisseur facture, pas vous.',
        },
        {
          question: 'Puis-je l’héberger moi-même ?',
          answer: 'Oui. Il faut Node 20.19 et npm ; le README dit comment le démarrer.',
        },
      ],
    },
  ],
};
