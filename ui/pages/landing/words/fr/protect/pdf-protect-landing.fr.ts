import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'Protéger un PDF par mot de passe',
  tagline: 'Chiffrez un fichier pour qu’il s’ouvre à qui connaît le mot de passe, et à personne d’autre.',
  description:
    'Protéger un PDF par mot de passe : chiffrement AES-256. Demandez de ne pas imprimer, copier ni modifier. Mot de passe jamais journalisé.',
  promises: ['AES-256', 'S’ouvre dans tout lecteur PDF', 'Mot de passe jamais journalisé'],
  whatItIs: [
    'Le fichier est chiffré comme le décrit la norme PDF : tout lecteur actuel peut donc l’ouvrir avec le mot de passe. Sans lui, le contenu est illisible.',
    'Vous pouvez aussi demander de ne pas imprimer, copier ou modifier le fichier. Les logiciels s’y tiennent par courtoisie ; le verrou, c’est le mot de passe d’ouverture.',
  ],
  steps: [
    {
      name: 'Choisissez un PDF',
      text: 'Ouvrez les options de « Définir un mot de passe », sous « Protéger et partager ».',
    },
    {
      name: 'Saisissez un mot de passe',
      text: `« Mot de passe d’ouverture » accepte de ${limit.passwordMin} à ${limit.passwordMax} caractères. Notez-le : personne ne pourra vous le redonner.`,
    },
    {
      name: 'Choisissez ce qui est autorisé',
      text: '« Autoriser l’impression », « Autoriser la copie du texte et des images », « Autoriser les modifications ». Avec un « Mot de passe pour modifier les autorisations », vous pourrez lever cela plus tard.',
    },
    { name: 'Appuyez sur « Protéger le PDF »', text: 'Téléchargez le fichier et essayez le mot de passe une fois.' },
  ],
  reasons: [
    {
      title: 'Le verrou voyage avec lui',
      text: 'Un lien peut être limité ici. Un mot de passe protège chaque copie, où qu’elle aille.',
    },
    {
      title: 'Traité comme un secret',
      text: 'Tant que la conversion attend, le mot de passe est chiffré, et il est supprimé ensuite.',
    },
    { title: 'Rien à installer', text: 'Les destinataires ouvrent le fichier avec ce qu’ils ont.' },
  ],
  features: [
    {
      title: 'Deux mots de passe',
      text: 'L’un ouvre le fichier ; un autre, si vous le voulez, l’ouvre avec tous les droits.',
    },
    { title: 'Trois autorisations', text: 'Imprimer, copier, modifier.' },
    {
      title: 'Un nouveau verrou pour l’ancien',
      text: 'Un fichier qui a un mot de passe reçoit le nouveau à sa place.',
    },
    { title: 'Tous les caractères', text: 'Des mots de passe dans toute écriture, préparés selon la norme.' },
  ],
  useCases: [
    {
      group: 'Argent et santé',
      cases: ['Des fiches de paie par e-mail', 'Un compte rendu médical pour une seule personne'],
    },
    {
      group: 'Affaires',
      cases: ['Des offres pour les yeux d’un seul client', 'Des dossiers du conseil d’administration'],
    },
    {
      group: 'Privé',
      cases: ['Des copies de pièces d’identité dans le cloud', 'La déclaration d’impôts pour le conseiller'],
    },
  ],
  questions: [
    {
      question: 'J’ai oublié le mot de passe. Pouvez-vous ouvrir le fichier ?',
      answer: 'Non. Il n’est stocké nulle part une fois la conversion terminée. Conservez votre original non protégé.',
    },
    {
      question: 'Peut-on empêcher vraiment l’impression ?',
      answer:
        'Non. L’autorisation est une demande que la plupart des logiciels respectent. Qui peut lire une page peut la copier d’une façon ou d’une autre.',
    },
    {
      question: 'Comment envoyer le mot de passe ?',
      answer: 'Par une autre voie que le fichier : par téléphone si le fichier part par e-mail.',
    },
    { question: 'Quelle taille le fichier peut-il avoir ?', answer: `Jusqu’à ${limit.pdf} Mo.` },
  ],
};
