import { limit } from '../../../limit-values.js';
import type { InfoWords } from '../info-words.js';
import { useCasesEs } from './use-cases.es.js';

export const words: InfoWords = {
  title: 'Funciones avanzadas',
  heading: 'Funciones avanzadas',
  description:
    'Unir, dividir, comprimir, firmar, censurar, traducir y resumir documentos: lo que hace Docket, en detalle.',
  intro:
    'Suelte un archivo y Docket le ofrece las herramientas adecuadas. Esto es lo que hace cada una y quizá no espera.',
  sections: [
    {
      heading: 'Funciones principales',
      cards: [
        {
          title: 'Unir sin pérdidas',
          text: 'Se conservan los marcadores, enlaces, campos de formulario, adjuntos, etiquetas de página y capas de cada archivo. Las páginas se copian tal cual.',
          proof: { label: 'Unir PDF' },
        },
        {
          title: 'Dividir por páginas',
          text: 'Escriba 1-3, 7, 9-12, o divida después de cada página o cada cierto número de páginas. Si una página no existe, se lo decimos antes de empezar.',
          proof: { label: 'Dividir un PDF' },
        },
        {
          title: 'Comprimir hasta un tamaño',
          text: 'Tres niveles de calidad o un tamaño máximo elegido por usted. El resultado nunca es mayor que su archivo.',
          proof: { label: 'Comprimir un PDF' },
        },
        {
          title: 'Firmar con un sello',
          text: 'Dibuje, escriba o suba una firma. El archivo se sella con un certificado (PAdES), de modo que los cambios posteriores se notan.',
          proof: { label: 'Firmar un PDF' },
        },
        {
          title: 'Censurar de verdad',
          text: 'Vea cada coincidencia antes de censurar. Lo que quita desaparece de todas las partes del archivo, y eso se comprueba antes de que lo reciba.',
          proof: { label: 'Censurar un PDF' },
        },
        {
          title: 'Exportar a Word y PowerPoint',
          text: 'Párrafos, columnas, títulos, listas y tablas para Word; una diapositiva por página para PowerPoint.',
          proof: { label: 'Exportar un archivo' },
        },
      ],
    },
    {
      heading: 'Más que páginas',
      cards: [
        {
          title: 'Cliff Notes',
          text: 'Una página en el idioma del documento. Cada frase indica la página de la que procede.',
          proof: { label: 'Crear Cliff Notes' },
        },
        {
          title: `Traducción a ${limit.languages} idiomas`,
          text: 'Como texto corrido o con el diseño original. Los números y las direcciones se comparan con el original. Necesita un proveedor de IA.',
          proof: { label: 'Traducir un archivo' },
        },
        {
          title: 'Lo escaneado se convierte en texto',
          text: 'Las páginas tumbadas se giran, se leen y se hacen buscables.',
        },
        {
          title: 'Datos privados, encontrados',
          text: 'Direcciones, números de teléfono y de tarjeta, IBAN, identificadores, claves, contraseñas y nombres, marcados para censurar con un clic.',
          proof: { label: 'Analizar un PDF' },
        },
        {
          title: 'Marca de agua',
          text: 'Su texto en cada página, en cualquier escritura que cubran las fuentes, en cinco posiciones.',
          proof: { label: 'Añadir una marca de agua' },
        },
        {
          title: 'Enlaces que caducan',
          text: 'Envíe un enlace en vez de un archivo. Cuenta las visitas y las descargas, y caduca solo.',
          proof: { label: 'Compartir un archivo' },
        },
      ],
    },
    { heading: 'Casos de uso', cards: useCasesEs },
    {
      heading: 'En comparación con los programas de escritorio',
      columns: ['Qué importa', 'Docket', 'Un programa de escritorio habitual'],
      rows: [
        ['Instalación', 'Un servidor para todos; los usuarios no instalan nada', 'Un programa en cada equipo'],
        [
          'Dónde están los archivos',
          'En su servidor, hasta que caduque el enlace',
          'En el disco de cada persona que trabaja con ellos',
        ],
        [
          'Enviar un resultado',
          'Un enlace que caduca, con contraseña si quiere',
          'Un adjunto que se queda en cada buzón',
        ],
        ['Demostrar qué se hizo', 'Un registro firmado y un recibo para cada archivo', 'Rara vez es posible'],
        ['Funciona en el teléfono', 'Sí, en el navegador', 'Rara vez con todas las herramientas'],
        ['Funciona sin red', 'Puede ver y organizar páginas; los resultados necesitan el servidor', 'Sí'],
        ['Edita el texto de una página', 'No', 'A menudo'],
      ],
    },
  ],
};
