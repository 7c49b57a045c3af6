import { limit } from '../../../limit-values.js';
import type { InfoWords } from '../info-words.js';

export const words: InfoWords = {
  title: 'Aide : administrateurs',
  heading: 'Exploiter Docket',
  description:
    'Exploiter Docket : réglages importants, contrôle d’une installation, sauvegarde et restauration, niveaux de bac à sable, grappe.',
  intro:
    'Une commande le démarre, des variables d’environnement le règlent, une page et une commande disent ce qui manque.',
  sections: [
    {
      heading: 'Démarrer',
      text: 'Il faut Node et npm. Sous Debian et Ubuntu, l’installation ajoute aussi les autres programmes ; ailleurs, elle énumère ce qui manque.',
      blocks: [{ label: 'Installer et démarrer' }, { label: 'Dans un conteneur' }],
    },
    {
      heading: 'Réglages importants',
      text: 'docs/settings.md les énumère tous. Une valeur erronée est refusée au démarrage, avec le nom du réglage et les valeurs admises.',
      columns: ['Réglage', 'Ce qu’il fait'],
      rows: [
        ['DATA_DIR', 'Où tout est stocké. Un seul processus à la fois peut s’en servir.'],
        ['PUBLIC_URL', 'L’adresse des liens de partage derrière un proxy. En https, les cookies lui sont réservés.'],
        ['TRUSTED_PROXIES', 'Les proxys auxquels on se fie pour l’adresse du visiteur.'],
        ['WORKERS, JOB_MEMORY_MB', 'Le nombre de conversions simultanées, et la mémoire de chacune.'],
        ['VISITOR_DISK_MB, DISK_MB', 'Ce qu’un visiteur, et tous les visiteurs ensemble, peuvent stocker.'],
        [
          'OPENAI_API_KEY',
          'Fait appel à un modèle pour les outils d’IA ; OPENAI_BASE_URL et OPENAI_MODEL choisissent un autre serveur.',
        ],
        ['OIDC_ISSUER, GOOGLE_CLIENT_ID', 'Le fournisseur de connexion. Sans lui, il n’y a pas de comptes.'],
        ['ADMIN_EMAILS', 'Qui voit le tableau de bord, la page d’audit et la page d’installation.'],
        ['CHECKPOINT_KEY, CHECKPOINT_URL', 'La clé qui signe le journal, et où ses signatures sont envoyées.'],
        ['SIGNING_P12, TSA_URL', 'Le certificat qui scelle les PDF signés, et un serveur d’horodatage.'],
        ['METRICS_PORT', 'Le port des métriques et de l’état de santé. Gardez-le sur une adresse privée.'],
      ],
    },
    {
      heading: 'Contrôler une installation',
      text: 'La page d’installation montre aux administrateurs sur quoi le site tourne, ce qui manque et ce qui a échoué. La commande doctor fait de même dans un terminal et dit quoi faire ; si quelque chose ne va pas, son code de sortie est 1.',
      blocks: [{ label: 'Lancer doctor' }, { label: 'Extrait de sa sortie' }],
    },
    {
      heading: 'Niveaux de bac à sable',
      text: 'Un fichier envoyé pourrait prendre le contrôle du programme qui l’ouvre ; chaque conversion a donc son propre processus.',
      columns: ['Niveau', 'Exige', 'Ce à quoi le programme a accès'],
      rows: [
        [
          'full',
          'Linux avec bubblewrap',
          'Ses propres fichiers, programmes et polices. Ni réseau ni autre processus ; les appels système dangereux sont bloqués.',
        ],
        ['reduced', 'Linux avec des espaces de noms', 'De même, mais aucun appel système n’est bloqué.'],
        [
          'none',
          'rien',
          'Tout ce à quoi le serveur a accès. Les fichiers Office sont refusés, sauf si ALLOW_UNSANDBOXED est défini.',
        ],
      ],
    },
    {
      heading: 'Sauvegarder et restaurer',
      steps: [
        { name: 'Arrêtez Docket', text: 'La copie d’une installation en marche n’est pas fiable.' },
        {
          name: 'Copiez DATA_DIR',
          text: 'Le journal est events.db, les fichiers sont dans blobs. Gardez keys.db, secrets.key, log.key et signing à part du reste.',
        },
        {
          name: 'Restaurez',
          text: 'Remettez la copie en place et démarrez. Si des données manquent sur les pages, arrêtez et lancez npm run rebuild.',
        },
        {
          name: 'Faites un essai',
          text: 'Restaurez-la ailleurs et vérifiez le journal par rapport à un point de contrôle envoyé à une autre machine.',
        },
      ],
    },
    {
      heading: 'Plusieurs machines',
      text: 'Le journal, le bus, les modèles de lecture et les fichiers peuvent être dans EventStoreDB, NATS, MongoDB et S3. Chacun des cinq rôles peut alors avoir autant de processus que vous voulez.',
      blocks: [{ label: 'Une grappe avec Docker Compose' }, { label: 'Y déplacer une installation' }],
    },
    {
      heading: 'Questions',
      questions: [
        {
          question: 'Combien d’espace disque faut-il ?',
          answer: `Les envois et les résultats sont gardés jusqu’à la fin de leur lien : ${limit.guestWeeks} semaines, ou ${limit.memberMonths} mois pour les membres. Prévoyez le double de ce qui est envoyé pendant ce temps. Le journal ne fait que croître.`,
        },
        {
          question: 'Comment effacer les données d’une personne ?',
          answer:
            'Lancez npm run erase avec son identifiant ou son adresse e-mail. Sa clé est détruite et ses noms ne sont plus lisibles dans le journal, qui reste vérifiable.',
        },
        {
          question: 'Que se passe-t-il si le serveur est tué ?',
          answer:
            'Redémarrez-le. Chaque conversion acceptée se termine une fois exactement : achevée, échouée ou annulée.',
        },
      ],
    },
  ],
};
