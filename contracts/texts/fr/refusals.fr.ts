import type { Translated } from '../text-catalogue.js';
import type { refusalsEn } from '../en/refusals.en.js';

/** {@link refusalsEn} in French. */
export const refusalsFr: Translated<typeof refusalsEn> = {
  '{field}: {problem}': '{field} : {problem}',
  '{message}': '{message}',
  'Send the files as multipart/form-data, in the field "files"':
    'Envoyez les fichiers en multipart/form-data, dans le champ « files »',
  'The upload was interrupted. Please send the files again.':
    'L’importation a été interrompue. Veuillez renvoyer les fichiers.',
  'The upload was stopped because it was too slow. Please try again.':
    'L’importation a été arrêtée, car presque plus rien n’arrivait. Veuillez réessayer.',
  'Parts of {name} are no longer stored here. Please send the file again.':
    'Des parties de {name} ne sont plus ici. Veuillez renvoyer le fichier.',
  'At most {limit} uploads can run at the same time. Please try again in {seconds} seconds.':
    'Au plus {limit} importations peuvent avoir lieu en même temps. Veuillez réessayer dans {seconds} secondes.',
  'The request is too large: all files together may have at most {limit} MB':
    'La requête est trop volumineuse : l’ensemble des fichiers ne peut dépasser {limit} Mo',
  'Too many files: one conversion takes at most {limit}':
    'Trop de fichiers : une conversion en accepte au plus {limit}',
  'This call is only accepted from the pages of this installation':
    'Cet appel n’est accepté que depuis les pages de cette installation',
  'This installation is not served under the name {host}. If it should be, add the name to the setting ALLOWED_HOSTS and restart Docket.':
    'Cette installation n’est pas servie sous le nom {host}. Si elle doit l’être, ajoutez le nom au réglage ALLOWED_HOSTS et redémarrez Docket.',
  'There is no page or call at {path}': 'Il n’y a ni page ni appel à l’adresse {path}',
  'Not signed in': 'Non connecté',
  'Your session has ended. Please sign in and send the files again.':
    'Votre session est terminée. Veuillez vous reconnecter et renvoyer les fichiers.',
  'Session not found': 'Vous n’avez pas de session de ce type',
  'No member has the address or ID {member}': 'Aucun membre n’a l’adresse ou l’identifiant {member}',
  'Your data is already being exported. Please try again when that has finished.':
    'Vos données sont déjà en cours d’exportation. Veuillez réessayer quand ce sera terminé.',
  'Only administrators can see this': 'Seuls les administrateurs peuvent voir ceci',
  'operation: "{given}" is not a tool; valid values are {valid}':
    'operation : « {given} » n’est pas un outil ; les valeurs valides sont {valid}',
  'files: send at least one file': 'files : envoyez au moins un fichier',
  '{name} is empty': '{name} est vide',
  'Invalid file type. Only {types} files are allowed.':
    'Type de fichier non valide. Seuls les fichiers {types} sont autorisés.',
  '{name} looks like {claimed} by its name, but its content is {found}':
    'D’après son nom, {name} est de type {claimed}, mais son contenu est de type {found}',
  'File size {size}MB exceeds maximum allowed size of {limit}MB for {type} files.':
    'La taille de {size} Mo dépasse le maximum autorisé de {limit} Mo pour les fichiers {type}.',
  '{name} cannot be opened as a PDF: {reason}': '{name} ne peut pas être ouvert comme PDF : {reason}',
  '{name} is protected by a password': '{name} est protégé par un mot de passe',
  '{name} is protected by a password in a way that is not opened here. Please save it without one, or as .docx, .xlsx or .pptx.':
    '{name} est protégé par un mot de passe d’une manière qui n’est pas prise en charge ici. Veuillez l’enregistrer sans mot de passe, ou au format .docx, .xlsx ou .pptx.',
  'The password for {name} is not correct': 'Le mot de passe de {name} est incorrect',
  'The owner of {name} does not allow {what}. To continue, enter the owner password (not the one that only opens the file), or ask the owner for a file that allows it.':
    'Le propriétaire de {name} n’autorise pas : {what}. Pour continuer, donnez le mot de passe du propriétaire (pas celui qui ouvre seulement le fichier), ou demandez-lui un fichier qui l’autorise.',
  '{name} has {count} pages; the limit is {limit}': '{name} a {count} pages ; la limite est de {limit}',
  'This PDF is too complex: one of its pages exceeds the time or memory limit':
    'Le PDF est trop complexe : la lecture ou le dessin d’une de ses pages demande plus de temps ou de mémoire que permis',
  '{name} is already signed, and another signature would make the existing one invalid: {reason}':
    '{name} est déjà signé, et une autre signature invaliderait celle qui existe : {reason}',
  '{name} is already signed, and only the first signature of a document can certify it. Sign it without certification, or certify it before anyone else signs.':
    '{name} est déjà signé, et seule la première signature d’un document peut le certifier. Signez-le sans certification, ou certifiez-le avant que quiconque ne signe.',
  'pageRanges: "{part}" is not a page or a range such as 1-3':
    'pageRanges : « {part} » n’est ni une page ni une plage telle que 1-3',
  'This document has {count} pages; page {page} does not exist':
    'Ce document a {count} pages ; la page {page} n’existe pas',
  '{name} has {count} pages; page {page} does not exist': '{name} a {count} pages ; la page {page} n’existe pas',
  'pages: there is no file {file}; the request has {count}':
    'pages : il n’y a pas de fichier {file} ; la requête en a {count}',
  '{count} pages were requested; the limit for one call is {limit}':
    '{count} pages ont été demandées ; la limite pour un appel est de {limit}',
  'Page {page} of {name} is damaged in such a way that nothing drawn over it would be seen. Converting the pages to images and those back to a PDF can help.':
    'La page {page} de {name} est endommagée au point que rien de ce qui y serait ajouté ne se verrait. Convertir les pages en images, puis celles-ci en PDF, peut aider.',
  'Page {page} of {name} could not be drawn': 'La page {page} de {name} n’a pas pu être dessinée',
  '{name} cannot be read as an image: {reason}': '{name} ne peut pas être lu comme image : {reason}',
  '{name} is {width} x {height} pixels; the limit is {limit} megapixels':
    '{name} fait {width} x {height} pixels ; la limite est de {limit} mégapixels',
  '{name} cannot be read as text: {reason}': '{name} ne peut pas être lu comme texte : {reason}',
  'No font for the {script} characters in {what} is installed on this site':
    'Ce site n’a pas de police avec les signes ({script}) de {what}',
  '{name} has {count} pages without text, and one conversion has time to recognise only about {limit}. Please split it and convert the parts.':
    '{name} a {count} pages sans texte, et une conversion n’a le temps d’en reconnaître qu’environ {limit}. Veuillez le diviser et convertir les parties.',
  'No text was found in {name}, not even by text recognition':
    'Aucun texte n’a été trouvé dans {name}, même par reconnaissance de texte',
  '{name} cannot be read as an Office document: {reason}':
    '{name} ne peut pas être lu comme document Office : {reason}',
  '{name} cannot be converted: this site does not support this kind of Office file':
    '{name} ne peut pas être converti : ce site n’ouvre pas ce type de fichier Office',
  'Office files are not converted on this site': 'Les fichiers Office ne sont pas convertis sur ce site',
  'Nothing was redacted: {reason}': 'Rien n’a été caviardé : {reason}',
  'The items match more than {limit} places. Please make them more specific.':
    'Les éléments correspondent à plus de {limit} endroits. Veuillez les préciser.',
  'The redaction could not be verified, so no file is returned. Check "{gate}" failed on page {page}.':
    'Le caviardage n’a pas pu être vérifié, aucun fichier n’est donc rendu. Le contrôle « {gate} » a échoué à la page {page}.',
  '{what} is not set up on this site': '{what} : non configuré sur ce site',
  "The AI provider rejected this site's credentials. Please contact the administrator.":
    'Le fournisseur d’IA n’a pas accepté ce site. Veuillez en informer la personne qui le gère.',
  'The AI provider rejected the request: {reason}. Please contact the administrator.':
    'Le fournisseur d’IA a refusé la demande : {reason}. Veuillez en informer la personne qui gère ce site.',
  'This installation has no credit left with its AI provider.':
    'Cette installation n’a plus de crédit auprès de son fournisseur d’IA.',
  'The AI provider cannot be reached. Please try again in a few minutes.':
    'Le fournisseur d’IA est injoignable. Veuillez réessayer dans quelques minutes.',
  'The AI provider is overloaded. Please try again in a few minutes.':
    'Le fournisseur d’IA est surchargé. Veuillez réessayer dans quelques minutes.',
  'The AI provider did not answer within {seconds} seconds. Please try again.':
    'Le fournisseur d’IA n’a pas répondu en {seconds} secondes. Veuillez réessayer.',
  'The answer of the AI provider was cut off. Please try again.':
    'La réponse du fournisseur d’IA a été coupée. Veuillez réessayer.',
  'The AI model returned an unusable answer twice: {problem}':
    'Le modèle d’IA a donné deux fois une réponse inutilisable : {problem}',
  'The AI model declined to work on this document.': 'Le modèle d’IA a refusé de traiter ce document.',
  '{name} is too long for the AI model: it has about {tokens} tokens, and the limit for one request is {limit}':
    '{name} est trop long pour le modèle d’IA : environ {tokens} jetons, et la limite par requête est de {limit}',
  '{name} is already in {language}. Please choose another language.':
    '{name} est déjà dans cette langue : {language}. Veuillez en choisir une autre.',
  'Translating into {language} is not set up on this site':
    'La traduction vers cette langue ({language}) n’est pas configurée sur ce site',
  'There is too little in {name} that questions can ask for without AI: names, dates and numbers in whole sentences':
    'Il y a dans {name} trop peu d’éléments sur lesquels poser des questions sans IA : des noms, des dates et des nombres dans des phrases entières',
  '{name} has too little text for {what}': '{name} a trop peu de texte pour {what}',
  'The result would be larger than {limit} MB': 'Le résultat dépasserait {limit} Mo',
  'Conversion not found': 'Conversion introuvable',
  'The file is still being processed. Please try again in a few moments.':
    'Le fichier est encore en cours de traitement. Veuillez réessayer dans quelques instants.',
  'The conversion failed: {reason}': 'La conversion a échoué : {reason}',
  'The conversion was cancelled': 'La conversion a été annulée',
  'The conversion is still running; cancel it first': 'La conversion est encore en cours ; annulez-la d’abord',
  'Only a completed conversion can be renamed': 'Seule une conversion terminée peut être renommée',
  'This conversion did not produce a file': 'Cette conversion n’a produit aucun fichier',
  'The file of this conversion has already been deleted': 'Le fichier de cette conversion est déjà supprimé',
  'This conversion cannot be retried: {reason}': 'Cette conversion ne peut pas être relancée : {reason}',
  'The conversion has already ended': 'La conversion est déjà terminée',
  'The file could not be processed: the conversion was interrupted {attempts} times':
    'Le fichier n’a pas pu être traité : la conversion a été interrompue {attempts} fois',
  'The file could not be processed: the conversion stopped unexpectedly':
    'Le fichier n’a pas pu être traité : la conversion s’est arrêtée de façon inattendue',
  'The file took longer than {seconds} seconds to process':
    'Le traitement du fichier a pris plus de {seconds} secondes',
  'The file needs more than the {limit} MB of memory that one conversion may use':
    'Le fichier demande plus que les {limit} Mo de mémoire qu’une conversion peut utiliser',
  'No worker finished the conversion within {minutes} minutes':
    'La conversion n’a pas été achevée en {minutes} minutes',
  'The passwords for this conversion can no longer be read. Please send the files again.':
    'Les mots de passe de cette conversion ne peuvent plus être lus. Veuillez renvoyer les fichiers.',
  'Too many conversions are waiting on this installation. Please try again in {seconds} seconds.':
    'Trop de conversions sont en attente sur cette installation. Veuillez réessayer dans {seconds} secondes.',
  '{limit} of your conversions have not finished yet. Please try again in {seconds} seconds.':
    '{limit} de vos conversions ne sont pas encore terminées. Veuillez réessayer dans {seconds} secondes.',
  '{limit} conversions from your network have not finished yet. Please try again in {seconds} seconds.':
    '{limit} conversions de votre réseau ne sont pas encore terminées. Veuillez réessayer dans {seconds} secondes.',
  'You have used up your processing time for now. Please try again in {seconds} seconds.':
    'Vos conversions ont utilisé tout le temps de traitement autorisé. Veuillez réessayer dans {seconds} secondes.',
  'There is no thumbnail for this file': 'Il n’y a pas de vignette pour ce fichier',
  'There is no receipt for this file': 'Il n’y a pas de reçu pour ce fichier',
  'There is no proof for this file: it was renamed before names were encrypted, or this installation does not sign its log':
    'Il n’y a pas de preuve pour ce fichier : il a été renommé avant que les noms soient chiffrés, ou cette installation ne signe pas son journal',
  'Other replays are running. Please try again in a moment.':
    'D’autres relectures sont en cours. Veuillez réessayer dans un instant.',
  'This replay takes longer than {seconds} seconds; `npm run replay` on the server has no time limit':
    'Cette relecture prend plus de {seconds} secondes ; `npm run replay` sur le serveur n’a pas de limite de temps',
  'Other exports of the log are running. Please try again when one has finished.':
    'D’autres exportations du journal sont en cours. Veuillez réessayer quand l’une sera terminée.',
  'Invalid share link': 'Lien de partage non valide',
  'This file is protected by a password': 'Ce fichier est protégé par un mot de passe',
  'The password is not correct. Attempts left: {left}': 'Le mot de passe est incorrect. Tentatives restantes : {left}',
  'Too many wrong passwords. Please try again in {minutes} minutes.':
    'Trop de mots de passe erronés. Veuillez réessayer dans {minutes} minutes.',
  'Many passwords are being checked at the moment. Please try again in {seconds} seconds.':
    'De nombreux mots de passe sont en cours de vérification. Veuillez réessayer dans {seconds} secondes.',
  'Too many changes in a short time. Please try again in {minutes} minutes.':
    'Trop de modifications en peu de temps. Veuillez réessayer dans {minutes} minutes.',
  'Too many attempts with invalid share links. Please try again in {minutes} minutes.':
    'Trop de liens de partage inexistants. Veuillez réessayer dans {minutes} minutes.',
  'The download limit of this link has been reached': 'La limite de téléchargements de ce lien est atteinte',
  'A link can only end after now, and not later than this server keeps files for its owner':
    'Un lien ne peut prendre fin qu’après maintenant, et pas plus tard que ce serveur ne conserve les fichiers de son propriétaire',
  'Previews are turned off because this link has a download limit':
    'Le nombre de téléchargements de ce lien est limité, son fichier n’est donc pas envoyé pour des aperçus',
  'Share link not found or expired': 'Lien de partage introuvable ou expiré',
  'The requested range is outside the file ({size} bytes)':
    'Le fichier a {size} octets ; la plage demandée est en dehors',
  'The disk of this installation is full. Nothing was stored.':
    'Le disque de cette installation est plein. Rien n’a été enregistré.',
  'There is no room for these files: you are using {used} of {limit} MB. Please delete documents you no longer need, or wait until their links end.':
    'Il n’y a pas de place pour ces fichiers : vous utilisez {used} Mo sur {limit}. Veuillez supprimer les documents dont vous n’avez plus besoin, ou attendre la fin de leurs liens.',
  'There is no room for these files: this installation is using {used} of {limit} MB. Please delete documents you no longer need, or ask the administrator for more space.':
    'Il n’y a pas de place pour ces fichiers : {used} Mo sur {limit} de cette installation sont utilisés. Veuillez supprimer les documents dont vous n’avez plus besoin, ou demander plus de place à l’administrateur.',
  'The {service} service is not responding. Please try again in a moment.':
    'Le service {service} ne répond pas. Veuillez réessayer dans un instant.',
  'The server is restarting. Please try again in a moment.':
    'Le serveur redémarre. Veuillez réessayer dans un instant.',
};
