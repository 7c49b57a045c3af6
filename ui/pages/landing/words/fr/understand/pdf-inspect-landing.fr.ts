import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'Voir ce que contient un PDF',
  tagline: 'Pages, auteur, protection, signatures, pièces jointes et scripts, avant de transmettre un fichier.',
  description:
    'Examiner un PDF : tailles de page, métadonnées, protection, signatures, pièces jointes, scripts, liens, signets et champs.',
  promises: ['Ne change rien', 'Une page de faits', 'Rien n’est ouvert ni exécuté'],
  whatItIs: [
    'Un PDF contient plus que ce que vous voyez : qui l’a fait et avec quoi, des fichiers joints, des scripts, des liens, des règles d’impression. Cet outil les liste en mots simples.',
    'Il répond à une question et ne crée pas de fichier. Rien n’est conservé, sinon le fait que quelqu’un a demandé.',
  ],
  steps: [
    {
      name: 'Choisissez un PDF',
      text: 'Les premiers faits figurent aussitôt à côté du fichier : texte interrogeable, formulaires, mots de passe.',
    },
    {
      name: 'Appuyez sur « Examiner ce PDF »',
      text: 'Il se trouve sous « Comprendre avec l’IA », bien qu’il n’en ait pas besoin.',
    },
    {
      name: 'Lisez la liste',
      text: 'Une boîte de dialogue intitulée « Dans ce PDF » montre les faits un par un. Fermez-la et continuez.',
    },
  ],
  reasons: [
    { title: 'Avant d’envoyer', text: 'Voyez le nom de l’auteur et les pièces jointes que vous aviez oubliées.' },
    {
      title: 'Avant de faire confiance',
      text: 'Voyez les scripts et les actions sans leur laisser une chance de s’exécuter.',
    },
    {
      title: 'Des mots, pas des codes',
      text: 'Il dit qu’un fichier s’ouvre sans mot de passe, et non quel bit est défini.',
    },
  ],
  features: [
    { title: 'Pages et tailles', text: 'Combien, quelles dimensions en millimètres, et si elles diffèrent.' },
    { title: 'Sécurité', text: 'S’il faut un mot de passe, et si certains usages ne sont pas autorisés.' },
    { title: 'Signatures', text: 'Combien il y en a, et si l’une n’est plus valide.' },
    { title: 'Contenu actif', text: 'Scripts, actions, formulaires interactifs et liens vers des sites web, comptés.' },
    { title: 'Accessibilité', text: 'S’il est balisé pour les lecteurs d’écran.' },
  ],
  useCases: [
    { group: 'Lecteurs prudents', cases: ['Une pièce jointe d’un inconnu', 'Un formulaire au comportement étrange'] },
    { group: 'Qui publie', cases: ['Les propriétés avant une mise en ligne', 'Est-il balisé, est-il interrogeable ?'] },
    { group: 'Assistance', cases: ['Quel logiciel l’a créé ?', 'Pourquoi ne puis-je pas l’imprimer ?'] },
  ],
  questions: [
    {
      question: 'Puis-je obtenir les mots et leur emplacement ?',
      answer: 'Par un appel d’API, oui : il liste les mots des pages que vous nommez, chacun avec son cadre.',
    },
    {
      question: 'Il a trouvé des scripts. Et maintenant ?',
      answer: '« Nettoyer » retire scripts, actions, pièces jointes et liens. Les pages gardent leur aspect.',
    },
    {
      question: 'Fonctionne-t-il avec des fichiers endommagés ?',
      answer: `Le plus souvent. Ce qui a pu être lu est listé, et la liste dit que le fichier est endommagé. La limite est de ${limit.pdf} Mo.`,
    },
    {
      question: 'L’outil modifie-t-il mon fichier ?',
      answer: 'Non. Il le lit, et la réponse est tout ce qui en sort.',
    },
  ],
};
