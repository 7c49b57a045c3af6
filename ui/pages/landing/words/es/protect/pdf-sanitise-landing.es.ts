import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'Quitar scripts y datos ocultos de un PDF',
  tagline: 'Deje las páginas y saque lo que un PDF puede hacer a sus espaldas.',
  description:
    'Limpie un PDF: quite scripts, acciones, archivos adjuntos, enlaces web y propiedades. Las páginas conservan su aspecto y su texto.',
  promises: ['Las páginas se ven igual', 'Cinco interruptores', 'Cuenta lo que ha quitado'],
  whatItIs: [
    'Un PDF puede llevar scripts, abrir programas, enviar formularios, contener otros archivos y nombrar a su autor. Limpiarlo quita esas cosas y nada de lo que ve en la página.',
    'El archivo se escribe de nuevo, sin versiones anteriores y sin partes a las que nada remite. Después se vuelve a registrar; si quedara algo, no recibiría ningún archivo.',
  ],
  steps: [
    { name: 'Elija un PDF', text: 'Abra las opciones de «Limpiar» en el área de trabajo.' },
    {
      name: 'Ajuste los interruptores',
      text: 'Cuatro están activados: «Quitar scripts y formularios XFA», acciones, archivos adjuntos y enlaces. «Quitar propiedades como título, autor y datos de edición» lo marca usted.',
    },
    { name: 'Pulse «Limpiar PDF»', text: 'Son dos pasos: buscar contenido activo y eliminarlo.' },
    {
      name: 'Lea las notas',
      text: 'Cuentan lo que se ha quitado y nombran lo que se ha quedado porque un interruptor estaba desactivado.',
    },
  ],
  reasons: [
    { title: 'Para archivos que llegan', text: 'Lo que no se puede ejecutar no puede dañar al siguiente lector.' },
    { title: 'Para archivos que salen', text: 'Sin autor, sin historial de edición, sin un adjunto olvidado.' },
    { title: 'Se comprueba a sí mismo', text: 'En el resultado se busca lo que debería haber desaparecido.' },
  ],
  features: [
    { title: 'Scripts', text: 'JavaScript esté donde esté, y los formularios XFA, que lo contienen.' },
    { title: 'Acciones', text: 'Todo lo que abre archivos o programas, envía formularios o reproduce medios.' },
    { title: 'Archivos', text: 'Adjuntos, carteras PDF y notas que llevan un archivo.' },
    {
      title: 'Enlaces',
      text: 'Las direcciones de sitios web se van; las palabras se quedan. Los enlaces dentro del documento siguen funcionando.',
    },
    { title: 'Formularios', text: 'Los campos y lo que se rellenó en ellos se conservan.' },
  ],
  useCases: [
    { group: 'Seguridad', cases: ['Adjuntos de correo, antes de archivarlos', 'Archivos que sube el público'] },
    { group: 'Publicación', cases: ['Documentos para un sitio web', 'Artículos para una revisión anónima'] },
    { group: 'Archivos', cases: ['Documentos que no deben cambiar por sí solos', 'Entregas sin partes activas'] },
  ],
  questions: [
    {
      question: '¿Quita lo que está escrito en la página?',
      answer: 'No. El texto y las imágenes se quedan. Para quitar nombres y números, use «Censurar».',
    },
    {
      question: '¿Es un antivirus?',
      answer: 'No. No conoce ningún virus; saca las partes con las que un PDF puede llegar a hacer algo.',
    },
    {
      question: '¿Y los archivos firmados?',
      answer: 'Se pueden limpiar, pero su firma deja de ser válida, y el resultado lo indica.',
    },
    {
      question: '¿Qué tamaño puede tener el archivo?',
      answer: `Hasta ${limit.pdf} MB y ${limit.pages.toLocaleString('es')} páginas.`,
    },
  ],
};
