import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'Convertir PDF a imágenes: PNG o JPEG',
  tagline: 'Cada página, un PNG o un JPEG, con el ancho que elija.',
  description:
    'Convierta páginas de PDF a JPG o PNG con el ancho que elija. Varias páginas llegan en un ZIP, tras un enlace privado.',
  promises: ['Todas las páginas o algunas', 'PNG o JPEG', 'Varias páginas en un ZIP'],
  whatItIs: [
    'Hay sitios que admiten imágenes y no PDF: chats, diapositivas, tiendas, páginas web. Esta herramienta guarda cada página como imagen, con nitidez suficiente para leer e imprimir.',
    'El servidor dibuja las páginas e indica cuánto lleva; puede cancelar en cualquier momento. El resultado queda en el área de trabajo como una versión: cámbiele el nombre, compártalo, pruebe otras opciones o haga lo mismo con muchos PDF a la vez.',
  ],
  steps: [
    { name: 'Elija un PDF', text: 'Sus páginas aparecen en el área de trabajo.' },
    { name: 'Elija páginas', text: 'Marque en la cuadrícula las que quiera, o ninguna para todas.' },
    {
      name: 'Pulse «PDF a imágenes»',
      text: 'Está en «Organizar y convertir»; sus opciones son el formato, el ancho y las páginas.',
    },
    {
      name: 'Recoja las imágenes',
      text: 'Una página llega como imagen; varias, en un ZIP, cada una con el nombre de su página.',
    },
  ],
  reasons: [
    { title: 'Ve cuánto lleva', text: 'Página a página, con un botón para cancelar.' },
    { title: 'Solo lo que necesita', text: 'Las páginas que ha marcado y ninguna otra.' },
    { title: 'Se ordenan solas', text: 'Los nombres de archivo llevan el número de página con ceros delante.' },
  ],
  features: [
    { title: 'PNG para texto', text: 'Letras y dibujos con bordes limpios.' },
    { title: 'JPEG para fotos', text: 'Archivos más pequeños para páginas llenas de imágenes.' },
    {
      title: 'Resolución de impresión',
      text: 'Si no indica otro ancho, una página A4 tiene más o menos los píxeles de un buen escaneo de oficina.',
    },
    {
      title: 'También por la API',
      text: 'Una llamada dibuja páginas en el servidor como WebP o PNG, con el ancho que indique.',
    },
  ],
  useCases: [
    { group: 'Compartir', cases: ['Una página en un chat', 'Un certificado en un perfil'] },
    { group: 'Presentar', cases: ['Un gráfico en sus diapositivas', 'Un cartel como vista previa'] },
    { group: 'Publicar', cases: ['Portadas para un catálogo', 'Menús y folletos en un sitio web'] },
  ],
  questions: [
    {
      question: '¿PNG o JPEG?',
      answer: 'PNG para texto, tablas y dibujos. JPEG para fotos, donde el archivo es mucho más pequeño.',
    },
    {
      question: '¿Puedo obtener en cambio las imágenes que hay dentro de un PDF?',
      answer:
        'Esta herramienta guarda páginas enteras. Para extraer una sola foto, exporte el archivo a Word y guarde allí la foto.',
    },
    {
      question: '¿Qué tamaño puede tener el PDF?',
      answer: `Hasta ${limit.pdf} MB, como en todas las herramientas del área de trabajo.`,
    },
    {
      question: '¿Se ven los comentarios y los formularios rellenados?',
      answer: 'Las páginas se guardan tal como las muestra el área de trabajo.',
    },
  ],
};
