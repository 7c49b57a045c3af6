import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'Partager un PDF par lien',
  tagline: 'Un lien au lieu d’une pièce jointe : avec un mot de passe, une limite de téléchargements et une fin.',
  description:
    'Partager un PDF par un lien qui expire de lui-même. Mot de passe, limite de téléchargements, consultations visibles, fin anticipée.',
  promises: ['Prend fin de lui-même', 'Aucun compte pour les destinataires', 'Mot de passe si vous le voulez'],
  whatItIs: [
    'Vous obtenez un lien impossible à deviner, et l’envoyez comme vous voulez. Les destinataires voient le fichier, parcourent ses pages et le téléchargent, sans compte.',
    'Rien ne reste pour toujours : quand le lien prend fin, le fichier est supprimé. Vous pouvez le désactiver à tout moment, demander un mot de passe ou fixer le nombre de téléchargements.',
  ],
  steps: [
    {
      name: 'Choisissez un PDF',
      text: 'Dans l’espace de travail, appuyez sur « Partage sécurisé », sous « Protéger et partager ».',
    },
    {
      name: 'Copiez le lien',
      text: 'Le lien apparaît aussitôt. Sur la carte du résultat, « Copier le lien » le copie à nouveau.',
    },
    {
      name: 'Limitez-le',
      text: 'Sous « Options du lien », fixez une « Limite de téléchargements » ou un « Mot de passe ». Les deux se modifient plus tard.',
    },
    {
      name: 'Mettez-y fin quand vous avez terminé',
      text: '« Désactiver le lien maintenant » supprime le fichier aussitôt, pour tout le monde.',
    },
  ],
  reasons: [
    {
      title: 'Vous pouvez le reprendre',
      text: 'Une pièce jointe vous échappe. Un lien, non, tant qu’il n’a pas servi à un téléchargement.',
    },
    {
      title: 'Les destinataires voient ce que c’est',
      text: 'La page montre le fichier, quand le lien prend fin et comment le fichier a été fait.',
    },
    {
      title: 'Vérifiable',
      text: 'Un reçu signé dit si la copie que quelqu’un détient est le fichier que vous avez partagé.',
    },
  ],
  features: [
    {
      title: 'Mot de passe',
      text: 'Demandé avant que rien du fichier ne s’affiche. Les essais erronés sont ralentis.',
    },
    {
      title: 'Limite de téléchargements',
      text: 'Respectée exactement, même si beaucoup appuient sur le bouton au même instant.',
    },
    { title: 'Consultations et téléchargements', text: 'Les membres voient les deux nombres dans leur historique.' },
    {
      title: 'Chaque résultat a le sien',
      text: 'Fusionné, signé ou compressé : chaque fichier terminé peut être envoyé sous forme de lien.',
    },
    {
      title: 'Fonctionne sans scripts',
      text: 'La page d’un lien s’utilise dans un navigateur qui n’exécute aucun script.',
    },
  ],
  useCases: [
    { group: 'Affaires', cases: ['Un devis valable un mois', 'Des ébauches pour un client'] },
    { group: 'Privé', cases: ['Des papiers pour le propriétaire', 'Les photos d’un reçu, une fois'] },
    { group: 'Équipes', cases: ['Le compte rendu pour tous les présents', 'Un fichier trop lourd pour un e-mail'] },
  ],
  questions: [
    {
      question: 'Combien de temps un lien vit-il ?',
      answer: `${limit.guestWeeks} semaines, ou ${limit.memberMonths} mois si vous êtes connecté quand vous le créez. Ensuite, le lien prend fin et ses fichiers sont supprimés.`,
    },
    {
      question: 'Mon PDF est-il modifié ?',
      answer:
        'Il est recompressé à la plus haute qualité. Si cela ne le réduit pas, vous partagez exactement le fichier que vous avez choisi.',
    },
    {
      question: 'Puis-je partager autre chose qu’un PDF ?',
      answer: 'Convertissez-le d’abord. Le PDF a ensuite son propre lien.',
    },
    {
      question: 'Quelqu’un peut-il trouver mon lien ?',
      answer:
        'C’est une longue adresse aléatoire, répertoriée nulle part. Qui la possède peut l’ouvrir : ajoutez donc un mot de passe si elle risque de circuler.',
    },
  ],
};
