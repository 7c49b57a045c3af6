import type { InfoWords } from '../info-words.js';

export const words: InfoWords = {
  title: 'Aide : API',
  heading: 'Utiliser Docket depuis un programme',
  description:
    'Appeler Docket avec curl ou JavaScript : chaque appel avec ses champs, ses réponses et un exemple, les sessions et les erreurs.',
  intro:
    'Tout ce que font les écrans est un appel HTTP. Les exemples valent pour une installation sur votre propre machine.',
  sections: [
    {
      heading: 'Avant de commencer',
      cards: [
        {
          title: 'Tous les appels',
          text: 'Ils sont énumérés ci-dessous par thème ; leurs descriptions viennent du document OpenAPI et sont en anglais. La référence donne aussi leurs erreurs, permet de les essayer dans le navigateur et sert d’OpenAPI aux générateurs de code.',
          proof: { label: 'Référence de l’API' },
        },
        {
          title: 'Sessions',
          text: 'Il n’y a pas de clés d’API. Votre session est un cookie : gardez-le, et votre prochain appel retrouvera vos conversions.',
        },
        {
          title: 'Erreurs',
          text: 'Les erreurs sont en JSON : une phrase dans error, un nom tel que pdf.unreadable dans code, et des détails dans facts.',
        },
        {
          title: 'Outils',
          text: 'Les identifiants des outils et leurs options figurent sous POST /api/convert.',
          proof: { label: 'Ce que font les options' },
        },
      ],
    },
    {
      heading: 'Convertir des fichiers',
      text: 'Envoie des fichiers avec l’identifiant d’un outil et ses options. La réponse contient aussitôt le lien vers le résultat ; le fichier est disponible quand la conversion est terminée.',
    },
    {
      heading: 'Lire et exporter des documents',
      text: 'Des informations sur un PDF, des images de ses pages, et des exports vers Word et PowerPoint. L’appel attend et renvoie le résultat.',
    },
    {
      heading: 'Comprendre des documents',
      text: 'Résumés, quiz, traductions, langue d’un document, et données privées qu’il contient.',
    },
    {
      heading: 'Signer et vérifier des signatures',
      text: 'Scelle un PDF avec un certificat, ou vérifie si ses signatures sont valides.',
    },
    {
      heading: 'Caviarder',
      text: 'Énumère ce qu’un caviardage retirerait, sans rien changer. Le caviardage lui-même est une conversion avec l’outil pdf-redact et les mêmes éléments.',
    },
    {
      heading: 'Liens de partage',
      text: 'Ouvre, restreint et termine des liens, et télécharge leurs fichiers. Seul son auteur peut modifier un lien.',
    },
    {
      heading: 'Session',
      text: 'Dit qui est connecté. Un invité reçoit un cookie de session et la réponse que personne n’est connecté.',
    },
    {
      heading: 'Compte',
      text: 'Ce qui est conservé sur un membre : liens, sessions, et toutes les données à télécharger.',
    },
    {
      heading: 'Administration',
      text: 'Pour les administrateurs : le tableau de bord, l’activité et l’état du journal, maintenant ou à un moment passé.',
    },
    {
      heading: 'Exploitation',
      text: 'Ce que cette installation sait faire, et si elle est prête. Sans connexion.',
    },
  ],
};
