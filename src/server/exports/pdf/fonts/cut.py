"""Cuts Noto Serif TC to the letters that are printed: python3 cut.py NotoSerifTC_400Regular.ttf noto-serif-tc.ttf"""
import sys
from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph

source, cut = sys.argv[1:]


def letters_of(encoding):
    pairs = (bytes([lead, trail]) for lead in range(0x81, 0x100) for trail in range(0x40, 0x100))
    return {ord(letter) for pair in pairs for letter in pair.decode(encoding, 'ignore')}


RANGES = [(0x20, 0x7E), (0xA0, 0x17F), (0x370, 0x4FF), (0x2010, 0x203A), (0x2200, 0x22FF), (0x25A0, 0x25FF),
          (0x3000, 0x30FF), (0x3105, 0x312F), (0xFF01, 0xFF5E)]
letters = letters_of('big5') | letters_of('shift_jis') | {code for a, b in RANGES for code in range(a, b + 1)}

font = TTFont(source)
options = subset.Options(layout_features=[], hinting=False, name_IDs=['*'])
options.drop_tables += ['vhea', 'vmtx', 'VORG', 'GSUB', 'GPOS']
subsetter = subset.Subsetter(options)
subsetter.populate(unicodes=letters)
subsetter.subset(font)

# The no-break space gets a glyph of its own: where a glyph stands for two letters, some readers of a PDF lose one of them.
font['glyf']['uni00A0'] = Glyph()
font['hmtx']['uni00A0'] = font['hmtx']['space']
for table in font['cmap'].tables:
    if 0xA0 in table.cmap:
        table.cmap[0xA0] = 'uni00A0'
font.save(cut)
print(len(font.getBestCmap()), 'characters')
