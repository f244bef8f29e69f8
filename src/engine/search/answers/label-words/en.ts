import type { LabelWords } from './label-words.ts'

export const EN: LabelWords = {
  artist: `who dreamt it up | who was the maker | is it by vermeer, monet or leonardo | which painter is it by | who was it painted by | who painted it | who's behind this | whose brush is it | who did it | is it by someone famous | is this a real rembrandt, picasso or monet | the artist please | painter | who made it | who is the artist | who is the painter | who created this | whose painting is this | whose
    work is this | by whom is it | who is it by | what is the name of the artist | name of the painter | who drew it | who sculpted
    it | who carved it | who is the sculptor | who is the author | which artist made this | what artist | artist name | who did
    this painting | do we know who painted it | is the artist known`,
  life: `when was the artist born | when did the painter die | when did the artist live | how old did the artist get | is the
    painter still alive | what are the dates of the artist | was the artist alive then | in which century did the painter live`,
  date: `in what year did they finish it | which century is it | is it old | how many centuries old is it | when was it painted | date please | year | roughly how old is this thing | from which decade | is it medieval | is it from the 19th century | when did it come about | what time period | when was it made | how old is it | how old is the painting | how many years old is this | what year is it from | which year | what
    is the date | in what century was it made | date of the work | what year was this painted | when is it from | when was it
    created | when was it finished | how long ago was it painted | what period is it from | what year did the artist paint it | when did the artist paint this | when did they make it | age of the
    painting`,
  span: `how long did it take | how many years did it take to paint | how long did the artist work on it | how long did it take to make | how
    much time did it take | how long to finish`,
  size: `how enormous is it, in feet | is it bigger than me | how large is it really | is it smaller than people think | how big is it | height and width | is it bigger than a person | is it huge | how many metres | actual size | would it fit on my wall | how large is it | what size is it | what are the dimensions | how tall is it | how wide is it | how high is
    it | dimensions | is it big | is it small | what are its measurements | is the painting large in real life | how many
    centimetres | size of the painting | is it life size | how big is it in real life | how many inches tall is it`,
  medium: `is it canvas or wood | what kind of stone is it | is it on paper | what is it made of | oil or acrylic | is it a print, a painting or a drawing | what's it painted with | stone or plaster | what technique did he use | canvas, wood or paper | materials | what materials were used | what is it painted on | what kind of paint is it | is it oil on canvas | is
    it an oil painting | what medium is it | which technique is it | is it on wood | what is it painted with | what did the artist
    use to make it | is it on canvas or panel | what material is it | is it watercolour | is it a fresco | is it painted directly on the wall | how was it painted, on canvas or on wood | what type of paint was used | is it marble or
    bronze | what is the medium`,
  place: `which gallery keeps it | who keeps it | which room is it in | what country has it | where does it live | where is it | where would i find it | which city do i go to | where do they keep it | is it still in italy | in which room or building | museum | is it in a private collection | where is it now | where is it kept | which museum is it in | where can i see it | what museum has it | in what
    city is it | where does it hang | is it in paris | is it in the louvre | is it in london | where is the original | where is the real one | who owns it
    now | what gallery | which country is it in | where is the painting located | where is it today | inventory number | where is it displayed | in
    which collection is it | where do i have to go to see it`,
  visit: `is it open on sundays or mondays | may one use flash | can i see it | can i visit it | is it on display | is it on show now | how much is a ticket | what are the opening hours | is
    the museum open | can you see it in person | can the public see it | is it open to the public | when is the museum open | ticket
    price | can i take photos of it | may one see it`,
  names: `original name | does it have a different title | what is it called in french | what do the italians call it | what do people call it | full title | title in the original language | how do you say the title | does it have another name | what is the original title | what is the title | what is it
    called | what is its name | what is the painting called in other languages | other names | what is the official title | what
    is the name of this painting | what is it called in italian | what is it called in spanish | what is it called in japanese, dutch, german, norwegian, chinese or english | its name in the original language | is it known by another name`,
  kind: `what style is it | what movement does it belong to | what genre is it | is it impressionist | is it baroque | is it
    renaissance | what art movement | what type of painting is it | which style is it painted in | what kind of art is it | is it
    realism`,
}
