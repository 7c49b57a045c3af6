import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'Trouver les données privées d’un PDF',
  tagline: 'Numéros de carte, IBAN, mots de passe, noms et adresses, avant que quelqu’un d’autre ne les trouve.',
  description:
    'Chercher dans un PDF numéros de carte et de compte, identifiants, mots de passe, clés, e-mails et noms. Marquez-les pour le caviardage.',
  promises: ['La réponse n’est pas stockée', 'Chaque résultat avec sa page', 'De la détection au caviardage'],
  whatItIs: [
    'L’analyse lit chaque page et ce qui se cache à côté : champs de formulaire, notes et propriétés. Elle liste ce qui ressemble à des données privées, par type et par risque, avec la page de chacune.',
    'Les numéros à clé de contrôle, comme ceux des cartes et les IBAN, sont vérifiés et non simplement devinés. Les noms et les adresses sont trouvés par un petit modèle qui tourne sur le serveur.',
  ],
  steps: [
    {
      name: 'Ouvrez le PDF',
      text: 'Dans l’espace de travail, « Trouver les données privées » l’emmène dans l’éditeur, onglet « Détecter » ouvert.',
    },
    {
      name: 'Appuyez sur « Rechercher des données sensibles »',
      text: 'Sous le bouton figure qui analyse, et ce qui ne peut pas être analysé ici.',
    },
    {
      name: 'Parcourez les résultats',
      text: 'Le « Niveau de risque global » vient en premier, puis chaque type avec son nombre et un conseil.',
    },
    {
      name: 'Marquez ce qui doit partir',
      text: 'Un bouton marque tous les résultats d’un type. Ensuite, l’onglet « Caviarder » les retire.',
    },
  ],
  reasons: [
    {
      title: 'Elle cherche où vous ne cherchez pas',
      text: 'Les données des propriétés ou d’une note cachée sont trouvées aussi.',
    },
    {
      title: 'Elle dit ce qui lui échappe',
      text: 'L’écran nomme ce que l’analyse ne voit pas. Elle vous aide à regarder et ne vous remplace pas.',
    },
    {
      title: 'Rien n’est cité',
      text: 'Les résultats vous sont montrés et ne sont stockés ni dans le journal ni à côté.',
    },
  ],
  features: [
    { title: 'Secrets', text: 'Mots de passe, clés privées, clés d’accès et jetons.' },
    { title: 'Argent', text: 'Cartes de paiement et comptes bancaires.' },
    {
      title: 'Identité',
      text: 'Numéros de passeport, de sécurité sociale, d’identité et fiscaux, dates de naissance.',
    },
    { title: 'Contact', text: 'Adresses e-mail et postales, numéros de téléphone, noms de personnes, adresses IP.' },
    { title: 'Sûr ou douteux', text: 'Ce qui ne fait qu’y ressembler est listé à part.' },
  ],
  useCases: [
    {
      group: 'Publier',
      cases: ['Des procès-verbaux pour le site web', 'Des réponses à des demandes d’accès aux documents'],
    },
    { group: 'Partager', cases: ['Un fichier d’exemple pour l’assistance', 'Des journaux contenant des clés'] },
    {
      group: 'Conformité',
      cases: ['Un regard avant qu’un fichier quitte l’entreprise', 'D’anciens exports que personne n’a lus'],
    },
  ],
  questions: [
    {
      question: 'Trouve-t-elle tout ?',
      answer:
        'Non. Certains noms lui échappent, et elle ne voit ni visages, ni écriture manuscrite, ni texte dans les images des pages qui ont d’autre texte. Lisez aussi le fichier.',
    },
    {
      question: 'Mon document est-il envoyé à une IA ?',
      answer:
        'Seulement là où cette installation a un fournisseur d’IA. Celui-ci ajoute les données de santé et les opinions à ce que trouve l’analyse intégrée. L’écran dit qui analyse avant que vous appuyiez sur le bouton.',
    },
    { question: 'Quelles sont les limites ?', answer: `Un PDF à la fois, jusqu’à ${limit.pdf} Mo.` },
    {
      question: 'Peut-elle analyser des images de documents ?',
      answer:
        'Les pages numérisées sont lues par reconnaissance de texte, dans les langues dont dispose ce serveur. Ce qu’elle ne peut pas lire, elle ne peut pas le trouver.',
    },
  ],
};
