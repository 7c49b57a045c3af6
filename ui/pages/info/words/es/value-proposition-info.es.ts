import type { InfoWords } from '../info-words.js';

export const words: InfoWords = {
  title: 'Por qué Docket',
  heading: 'Sus documentos, su servidor, su prueba',
  description:
    'Por qué procesar documentos en un servidor propio: nada se sube a desconocidos, no hay licencias que contar y queda prueba.',
  intro:
    'Los conversores en línea quieren sus archivos; los programas de escritorio, una licencia por equipo. Docket se instala una vez, para toda la organización, y guarda prueba de lo que ha hecho.',
  sections: [
    {
      heading: 'Qué obtiene',
      cards: [
        {
          title: 'Los archivos se quedan en casa',
          text: 'Los contratos, expedientes y nóminas no se suben a una empresa que usted no conoce.',
          proof: { label: 'Cómo' },
        },
        {
          title: 'Sin licencias que contar',
          text: 'Todas las herramientas funcionan sin cuenta y sin pagar. El código fuente es libre, con licencia Apache-2.0.',
          proof: { label: 'Precios' },
        },
        {
          title: 'Resultados de los que fiarse',
          text: 'La censura se comprueba antes de que reciba el archivo, al unir se conserva todo lo que contenían los archivos y cada resultado dice qué hubo que dejar fuera.',
          proof: { label: 'Funciones' },
        },
        {
          title: 'Prueba de lo ocurrido',
          text: 'Un registro firmado y, para cada archivo, un recibo que cualquiera puede comprobar sin este servidor.',
          proof: { label: 'Comprobar un recibo' },
        },
      ],
    },
    {
      heading: 'Tres maneras de procesar un documento',
      columns: ['Qué importa', 'Docket', 'Un conversor en línea', 'Un programa de escritorio'],
      rows: [
        ['Quién tiene el archivo', 'Su propio servidor', 'La empresa que hay detrás del sitio', 'Su equipo'],
        ['Por qué se paga', 'Por mantener el servidor', 'Por cada usuario, o con su atención', 'Por cada equipo'],
        ['Pasar un resultado', 'Un enlace que caduca', 'A menudo un enlace', 'Un adjunto'],
        ['Qué se hizo con él', 'Consta en un registro firmado', 'No se sabe', 'No se sabe'],
        ['Funciona sin Internet', 'Sí, en su red', 'No', 'Sí'],
      ],
    },
    {
      heading: 'Qué dicen otros',
      text: 'Las valoraciones y comparaciones aparecen aquí si el operador las enlaza.',
    },
    {
      heading: 'Cuándo es mejor otra cosa',
      items: [
        'Quiere reescribir el texto de un PDF: use un editor de escritorio.',
        'Varias personas escriben juntas un documento: use un paquete ofimático y traiga aquí el resultado.',
        'Tiene un solo archivo pequeño, sin nada privado, y ningún servidor: basta con un conversor en línea.',
      ],
    },
  ],
};
