import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'Supprimer les scripts et les données cachées d’un PDF',
  tagline: 'Gardez les pages, et retirez ce qu’un PDF peut faire à votre insu.',
  description:
    'Nettoyer un PDF : scripts, actions, fichiers joints, liens web et métadonnées sont retirés. Les pages gardent leur aspect et leur texte.',
  promises: ['Les pages ont le même aspect', 'Cinq interrupteurs', 'Compte ce qui a été retiré'],
  whatItIs: [
    'Un PDF peut porter des scripts, ouvrir des programmes, envoyer des formulaires, contenir d’autres fichiers et nommer son auteur. Le nettoyage retire tout cela, et rien de ce que vous voyez sur la page.',
    'Le fichier est réécrit, sans versions antérieures ni parties auxquelles rien ne renvoie. Ensuite, il est fouillé à nouveau ; s’il restait quelque chose, vous ne recevriez aucun fichier.',
  ],
  steps: [
    { name: 'Choisissez un PDF', text: 'Ouvrez les options de « Nettoyer » dans l’espace de travail.' },
    {
      name: 'Réglez les interrupteurs',
      text: 'Quatre sont activés : « Supprimer les scripts et les formulaires XFA », les actions, les fichiers joints, les liens. « Supprimer les propriétés telles que titre, auteur et données d’édition » est à cocher par vous.',
    },
    { name: 'Appuyez sur « Nettoyer le PDF »', text: 'Deux étapes : chercher le contenu actif, puis le retirer.' },
    {
      name: 'Lisez les notes',
      text: 'Elles comptent ce qui a été retiré, et nomment ce qui est resté parce qu’un interrupteur était désactivé.',
    },
  ],
  reasons: [
    {
      title: 'Pour les fichiers venus d’ailleurs',
      text: 'Ce qui ne peut pas s’exécuter ne peut pas nuire au lecteur suivant.',
    },
    {
      title: 'Pour les fichiers qui sortent',
      text: 'Pas d’auteur, pas d’historique de modification, pas de pièce jointe oubliée.',
    },
    {
      title: 'Il se vérifie lui-même',
      text: 'Le résultat est fouillé à la recherche de ce qui devrait avoir disparu.',
    },
  ],
  features: [
    { title: 'Scripts', text: 'JavaScript où qu’il soit, et les formulaires XFA, qui en contiennent.' },
    {
      title: 'Actions',
      text: 'Tout ce qui ouvre des fichiers ou des programmes, envoie des formulaires ou lit des médias.',
    },
    { title: 'Fichiers', text: 'Pièces jointes, portfolios et notes qui portent un fichier.' },
    {
      title: 'Liens',
      text: 'Les adresses de sites web partent, les mots restent. Les liens internes au document fonctionnent toujours.',
    },
    { title: 'Formulaires', text: 'Les champs et ce qui a été saisi sont conservés.' },
  ],
  useCases: [
    { group: 'Sécurité', cases: ['Des pièces jointes d’e-mails, avant leur classement', 'Des dépôts du public'] },
    { group: 'Publication', cases: ['Des documents pour un site web', 'Des articles pour une évaluation anonyme'] },
    {
      group: 'Archives',
      cases: ['Des fichiers qui ne doivent pas changer d’eux-mêmes', 'Des livraisons sans parties actives'],
    },
  ],
  questions: [
    {
      question: 'Retire-t-il ce qui est écrit sur la page ?',
      answer: 'Non. Le texte et les images restent. Pour retirer des noms et des numéros, utilisez « Caviarder ».',
    },
    {
      question: 'Est-ce un antivirus ?',
      answer:
        'Non. Il ne connaît aucun virus ; il retire les parties dans lesquelles un PDF peut faire quoi que ce soit.',
    },
    {
      question: 'Et les fichiers signés ?',
      answer: 'Ils peuvent être nettoyés, mais leur signature n’est plus valide, et le résultat le dit.',
    },
    {
      question: 'Quelle taille le fichier peut-il avoir ?',
      answer: `Jusqu’à ${limit.pdf} Mo et ${limit.pages.toLocaleString('fr')} pages.`,
    },
  ],
};
