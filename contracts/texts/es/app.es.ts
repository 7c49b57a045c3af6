import type { Translated } from '../text-catalogue.js';
import type { appEn } from '../en/app.en.js';

/** {@link appEn} in Spanish. */
export const appEs: Translated<typeof appEn> = {
  'Skip to content': 'Saltar al contenido',
  Language: 'Idioma',
  Menu: 'Menú',
  Main: 'Principal',
  'A PDF toolkit on your own machine.': 'Herramientas para PDF en su propio equipo.',
  'Files are deleted when their link ends.': 'Los archivos se eliminan cuando caduca su enlace.',
  'iOS app coming soon': 'App para iOS próximamente',
  Screens: 'Pantallas',
  Trust: 'Confianza',
  Help: 'Ayuda',
  Pricing: 'Precios',
  Admin: 'Administración',
  'Docket: convert, merge, compress and share documents':
    'Docket: convertir, combinar, comprimir y compartir documentos',
  'Docket is a self-hosted toolkit for PDF and image documents. Drop a file and it suggests the next step. No account needed.':
    'Docket es un conjunto de herramientas autoalojado para PDF e imágenes. Suelte un archivo y le propone el siguiente paso. Sin cuenta.',
  'Shared file': 'Archivo compartido',
  'The check could not be started': 'No se pudo iniciar la comprobación',
  'The history of this document could not be read': 'No se pudo leer la historia de este documento',
  'Upload failed': 'Error al subir',
  'Your session has expired. Please refresh the page and sign in again':
    'Su sesión ha caducado. Actualice la página e inicie sesión de nuevo',
  'Failed to translate document': 'No se pudo traducir el documento',
  'About Docket': 'Acerca de Docket',
  'Find a tool or help': 'Buscar una herramienta o ayuda',
  'No page with that name.': 'No hay ninguna página con ese nombre.',
  'Back to your files': 'Volver a sus archivos',
  'PDF to images': 'PDF a imágenes',
  Features: 'Funciones',
  'Use cases': 'Casos de uso',
  Collaboration: 'Colaboración',
  'Why Docket': 'Por qué Docket',
  Speed: 'Velocidad',
  Reliability: 'Fiabilidad',
  Accessibility: 'Accesibilidad',
  'Tools and options': 'Herramientas y opciones',
  Sharing: 'Compartir',
  Administrators: 'Administradores',
  Auditors: 'Auditores',
  API: 'Llamadas a la API',
};
