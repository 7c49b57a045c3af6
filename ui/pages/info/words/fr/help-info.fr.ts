import type { InfoWords } from '../info-words.js';

export const words: InfoWords = {
  title: 'Aide',
  heading: 'Comment pouvons-nous vous aider ?',
  description:
    'Aide de Docket : les outils et leurs options, le partage par lien, l’exploitation, la vérification du journal et l’API.',
  intro: 'Les réponses courtes d’abord, et une page pour chaque sujet qui en demande plus.',
  sections: [
    {
      heading: 'D’un fichier à un résultat',
      steps: [
        {
          name: 'Choisissez des fichiers',
          text: 'Déposez-les sur la page d’accueil ou appuyez sur « Choisir un ou des fichiers ». L’espace de travail s’ouvre : les fichiers d’un côté, les pages au milieu, les outils de l’autre.',
        },
        {
          name: 'Choisissez un outil',
          text: 'Cliquez sur un outil pour ouvrir ses options, puis sur son bouton. Fusionner, Compresser, Convertir en PDF, Partager et Cliff Notes démarrent au clic ; les curseurs à côté montrent d’abord leurs options.',
        },
        {
          name: 'Obtenez le résultat',
          text: 'Appuyez sur « Télécharger », sur « Copier le lien » pour l’envoyer, ou passez à un autre outil sous « Continuer avec ».',
        },
      ],
    },
    {
      heading: 'Chercher par sujet',
      cards: [
        {
          title: 'Outils et options',
          text: 'Ce que prend chaque outil, et une phrase pour chacune de ses options.',
          proof: { label: 'Tous les outils' },
        },
        {
          title: 'Partage',
          text: 'Liens, mots de passe, limites de téléchargements, et quand les fichiers sont supprimés.',
          proof: { label: 'Partager par lien' },
        },
        {
          title: 'Pour les administrateurs',
          text: 'Les réglages importants, le contrôle d’une installation, les sauvegardes, le bac à sable et la grappe.',
          proof: { label: 'Exploiter Docket' },
        },
        {
          title: 'Pour les auditeurs',
          text: 'Vérifier, prouver, rejouer et exporter le journal signé, avec ce qu’affiche chaque commande.',
          proof: { label: 'Vérifier le journal' },
        },
        {
          title: 'Pour les développeurs',
          text: 'Chaque outil est aussi un appel d’API. Exemples pour curl et JavaScript.',
          proof: { label: 'L’API' },
        },
      ],
    },
    {
      heading: 'Questions fréquentes',
      questions: [
        {
          question: 'Me faut-il un compte ?',
          answer:
            'Non. Tous les outils s’en passent, et la page d’accueil liste ce que ce navigateur a fait pendant cette session. Un compte garde votre historique et fait durer les liens plus longtemps.',
        },
        {
          question: 'Pourquoi un outil est-il grisé ?',
          answer:
            'Il n’accepte pas les fichiers choisis, ou il manque quelque chose sur ce serveur. La raison figure sous son nom.',
        },
        {
          question: 'Mon fichier demande un mot de passe. Où le saisir ?',
          answer:
            'Appuyez sur le cadenas à côté du fichier. Le mot de passe est envoyé avec le fichier pour une seule conversion, puis supprimé à la fin de celle-ci.',
        },
        {
          question: 'Puis-je fermer la page pendant un traitement ?',
          answer:
            'Oui, une fois les fichiers envoyés. Le traitement continue, et vous retrouverez le résultat sous « Conversions récentes ».',
        },
        {
          question: 'Puis-je travailler sans souris ?',
          answer: 'Oui. Appuyez sur ? pour la liste des raccourcis, ou sur / pour trouver un outil par son nom.',
        },
      ],
    },
  ],
};
