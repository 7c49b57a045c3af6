import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'Supprimer le mot de passe d’un PDF',
  tagline: 'Pour un fichier dont vous connaissez le mot de passe, et que vous en avez assez de taper.',
  description:
    'Supprimer le mot de passe et les restrictions d’un PDF que vous pouvez ouvrir. Il vous faut le mot de passe ; rien n’est forcé.',
  promises: ['Il vous faut le mot de passe', 'Rien d’autre ne change', 'Les restrictions partent aussi'],
  whatItIs: [
    'Les relevés bancaires et les fiches de paie arrivent avec un mot de passe à taper à chaque ouverture. Avec lui, cet outil écrit le même fichier sans le verrou.',
    'Il ouvre le fichier comme vous le feriez et ne devine pas. Sans le mot de passe, rien ne se passe, et c’est à cela que sert un mot de passe.',
  ],
  steps: [
    {
      name: 'Choisissez le PDF verrouillé',
      text: 'Le fichier porte un cadenas dans la liste. Appuyez dessus et saisissez le mot de passe.',
    },
    {
      name: 'Appuyez sur « Supprimer le mot de passe »',
      text: 'Si vous ne l’avez pas encore saisi, on vous le demande maintenant : « Déverrouiller et démarrer ».',
    },
    { name: 'Téléchargez le fichier', text: 'Il s’ouvre pour tout le monde : gardez-le là où vous seul le pouvez.' },
  ],
  reasons: [
    { title: 'Le même document', text: 'Pages, signets, formulaires et pièces jointes sont comme avant.' },
    {
      title: 'Votre mot de passe reste le vôtre',
      text: 'Il accompagne le fichier, chiffré, pour cette seule conversion, puis il est supprimé.',
    },
    { title: 'Des réponses claires', text: 'Un mauvais mot de passe est signalé comme tel, et vous réessayez.' },
  ],
  features: [
    {
      title: 'Les deux sortes de verrous',
      text: 'Le mot de passe d’ouverture, et les règles d’impression, de copie et de modification.',
    },
    { title: 'Fichiers sans verrou', text: 'Ils reviennent tels quels, avec une note.' },
    {
      title: 'Demandé une fois',
      text: 'L’espace de travail retient le mot de passe tant qu’il montre le fichier, et affiche ses pages.',
    },
    {
      title: 'Souvent inutile',
      text: 'D’autres outils acceptent aussi les fichiers verrouillés, et rendent un fichier verrouillé de la même façon.',
    },
  ],
  useCases: [
    {
      group: 'Papiers personnels',
      cases: ['Les relevés d’une banque', 'Des fiches de paie pour la déclaration d’impôts'],
    },
    {
      group: 'Bureaux',
      cases: ['De vieux fichiers dont tous connaissent le mot de passe', 'Des documents avant leur archivage'],
    },
    {
      group: 'Passation',
      cases: ['Les fichiers d’un collègue qui part', 'Des papiers pour quelqu’un qui n’a pas le mot de passe'],
    },
  ],
  questions: [
    {
      question: 'Je ne connais pas le mot de passe. Pouvez-vous m’aider ?',
      answer: 'Non. Les mots de passe ne sont pas devinés ici. Demandez à la personne qui a fait le fichier.',
    },
    {
      question: 'Le fichier s’ouvre, mais je ne peux pas l’imprimer. Que faire ?',
      answer: 'Demandez l’autre mot de passe à son propriétaire. Avec celui-là, les restrictions peuvent être levées.',
    },
    { question: 'Quelle taille le fichier peut-il avoir ?', answer: `Jusqu’à ${limit.pdf} Mo.` },
    {
      question: 'Est-il permis de supprimer un mot de passe ?',
      answer: 'Pour vos propres fichiers, oui. Pour les autres, c’est une affaire entre vous et leur propriétaire.',
    },
  ],
};
