// Written by `npm run train:sender`: what each sign says about a name of a text with a given brand, in hundredths.

export const packedGivenWeights = `
behind label host=-10;behind label lead=-8;behind label other=-17;c all-capitals before mark next end=8
c all-capitals before none next capital=17;c all-capitals before none next verb=40;c all-capitals before none next word=24
c all-capitals before none=23;c all-capitals before sentence=26;c all-capitals next capital=17;c all-capitals next end=12
c all-capitals next label=-9;c all-capitals next link=-40;c all-capitals next verb=33;c all-capitals next word=23
c all-capitals rare initials=26;c all-capitals rare next end=17;c all-capitals rare next label=9;c all-capitals rare next word=34
c all-first before label=-22;c all-first before mark next end=38;c all-first before none next capital=16
c all-first before none next label=33;c all-first before none next mark=13;c all-first before none next verb=14
c all-first before none next word=70;c all-first before none=38;c all-first before sentence next link=16
c all-first before sentence next mark=28;c all-first before sentence next verb=20;c all-first before sentence next word=-17
c all-first mixed core=15;c all-first mixed full=17;c all-first mixed lead=30;c all-first mixed next capital=22;c all-first mixed next end=-8
c all-first mixed next label=21;c all-first mixed next link=25;c all-first mixed next verb=21;c all-first mixed next word=14
c all-first mixed other=33;c all-first mixed worded=20;c all-first mixed=21;c all-first more=21;c all-first next capital=16
c all-first next label=20;c all-first next mark=11;c all-first next verb=23;c all-first ordinary core=16;c all-first ordinary next label=24
c all-first ordinary next verb=12;c all-first ordinary next word=32;c all-first ordinary=10;c all-first rare full=28
c all-first rare initials=23;c all-first rare lead=27;c all-first rare next end=17;c all-first rare next label=28
c all-first rare next mark=33;c all-first rare next verb=29;c all-first rare worded=10;c all-first rare=15;c all-first=21
c all-inside before capital=38;c all-inside before determiner next link=-27;c all-inside before determiner next mark=8
c all-inside before determiner next verb=12;c all-inside before determiner next word=47;c all-inside before link next end=32
c all-inside before link next link=33;c all-inside before link next word=26;c all-inside before mark next end=42
c all-inside before mark next mark=10;c all-inside before mark next word=8;c all-inside before mark=26;c all-inside before none=-16
c all-inside before owner=33;c all-inside before place next determiner=30;c all-inside before place next end=12
c all-inside before place next link=-14;c all-inside before place next mark=26;c all-inside before place next verb=-10
c all-inside before word next link=16;c all-inside before word next mark=24;c all-inside mixed core=-18;c all-inside mixed full=12
c all-inside mixed lead=30;c all-inside mixed next determiner=32;c all-inside mixed next end=8;c all-inside mixed next label=-22
c all-inside mixed next mark=21;c all-inside mixed next verb=13;c all-inside mixed other=32;c all-inside mixed worded=-18
c all-inside more=14;c all-inside next determiner=-15;c all-inside next end=29;c all-inside next mark=21;c all-inside next verb=-8
c all-inside next word=26;c all-inside ordinary core=23;c all-inside ordinary lead=19;c all-inside ordinary next end=39
c all-inside ordinary next mark=17;c all-inside ordinary next word=18;c all-inside ordinary=22;c all-inside rare core=-15
c all-inside rare lead=30;c all-inside rare next end=16;c all-inside rare next link=19;c all-inside rare next verb=-29
c all-inside rare next word=49;c all-inside rare other=19;c all-inside rare worded=43;c all-inside=14
c lower before capital next determiner=-21;c lower before capital next link=-15;c lower before capital next word=-23
c lower before capital=-36;c lower before determiner next label=-24;c lower before determiner next link=-22
c lower before determiner next mark=-42;c lower before determiner next verb=-18;c lower before determiner next word=-27
c lower before determiner=-52;c lower before label next mark=-27;c lower before label=-11;c lower before link next link=-23
c lower before link next mark=-11;c lower before link next word=-22;c lower before link=-24;c lower before mark next mark=32
c lower before mark=20;c lower before number=-42;c lower before owner next link=-15;c lower before owner next mark=-43
c lower before owner next word=-18;c lower before owner=-37;c lower before place next link=-10;c lower before place next mark=40
c lower before place next word=-26;c lower before place=23;c lower before verb=-25;c lower before word next link=-31
c lower before word next mark=-11;c lower before word next verb=-29;c lower before word next word=-35;c lower before word=-32
c lower mixed core=-26;c lower mixed full=-41;c lower mixed next end=26;c lower mixed next link=-23;c lower mixed next mark=-19
c lower mixed=-18;c lower more=-14;c lower next capital=-34;c lower next determiner=-30;c lower next label=-33;c lower next link=-34
c lower next mark=10;c lower next verb=-35;c lower next word=-48;c lower one=-36;c lower ordinary core=-34;c lower ordinary full=-21
c lower ordinary lead=-31;c lower ordinary next label=-21;c lower ordinary next link=-40;c lower ordinary next verb=-24
c lower ordinary next word=-30;c lower ordinary other=-39;c lower ordinary worded=-41;c lower ordinary=-36;c lower rare core=-36
c lower rare full=9;c lower rare handle=21;c lower rare host=-16;c lower rare lead=-59;c lower rare next determiner=-23
c lower rare next link=-13;c lower rare next mark=16;c lower rare next verb=-35;c lower rare next word=-47;c lower rare other=-36
c lower rare=-11;c lower-text before determiner=-10;c lower-text before link=-36;c lower-text before mark next end=13
c lower-text before mark=20;c lower-text before none next word=17;c lower-text before none=23;c lower-text before place=42
c lower-text before sentence=35;c lower-text mixed full=12;c lower-text mixed next word=28;c lower-text mixed worded=32;c lower-text mixed=36
c lower-text more=34;c lower-text next label=-9;c lower-text next verb=31;c lower-text next word=21;c lower-text one=-11
c lower-text ordinary full=-20;c lower-text ordinary=-22;c lower-text rare core=22;c lower-text rare handle=16;c lower-text rare next end=-11
c lower-text rare next mark=36;c lower-text rare next word=11;c lower-text rare=22;c lower-text=19;c lower=-32;c mixed before determiner=18
c mixed before link=9;c mixed before mark=9;c mixed before none=32;c mixed before owner=34;c mixed before place=14;c mixed before word=-11
c one-first before label next word=11;c one-first before mark next end=24;c one-first before mark=27;c one-first before none next capital=10
c one-first before none next label=55;c one-first before none next link=-58;c one-first before none next mark=-20
c one-first before none next verb=24;c one-first before none next word=-18;c one-first before none=-12
c one-first before sentence next end=31;c one-first before sentence next mark=13;c one-first before sentence next word=-26
c one-first more=12;c one-first next capital=17;c one-first next end=36;c one-first next label=39;c one-first next link=-17
c one-first next mark=-8;c one-first next verb=9;c one-first next word=-23;c one-first ordinary core=-31
c one-first ordinary next capital=-29;c one-first ordinary next label=22;c one-first ordinary next word=-14;c one-first rare core=25
c one-first rare full=-13;c one-first rare lead=-13;c one-first rare next capital=20;c one-first rare next end=26
c one-first rare next label=34;c one-first rare next link=-22;c one-first rare next mark=-9;c one-first rare next word=-21
c one-first rare other=-10;c one-inside before capital next mark=-38;c one-inside before capital=-22
c one-inside before determiner next mark=14;c one-inside before determiner next verb=19;c one-inside before determiner next word=21
c one-inside before determiner=26;c one-inside before link next mark=-16;c one-inside before link next verb=34
c one-inside before owner next word=21;c one-inside before owner=31;c one-inside before word next mark=15;c one-inside more=20
c one-inside next capital=-52;c one-inside next label=34;c one-inside next link=20;c one-inside next verb=55;c one-inside one=12
c one-inside ordinary full=11;c one-inside ordinary other=-9;c one-inside ordinary=16;c one-inside rare full=11;c one-inside rare handle=15
c one-inside rare next capital=-51;c one-inside rare next end=9;c one-inside rare next label=29;c one-inside rare next link=20
c one-inside rare next verb=52;c one-inside rare other=-10;c one-inside=13;c only-first before none=-57;c only-first mixed=-20
c only-first more=-60;c only-first next word=-27;c only-first ordinary=-52;c only-first=-60;c ordinary before capital=-21
c ordinary before label=-11;c ordinary before link=-12;c ordinary before mark=10;c ordinary before owner=-22;c ordinary before place=13
c ordinary before word=-32;c rare before capital=-20;c rare before determiner=-22;c rare before link=-15;c rare before mark=30
c rare before owner=38;c rare before place=13;c rare before sentence=12;c rare before verb=-16;c shouted before none=37;c shouted mixed=26
c shouted more=32;c shouted next capital=37;c shouted rare=39;c shouted=47;c some before label next end=27;c some before label=27
c some mixed full=39;c some mixed next end=39;c some mixed next mark=34;c some mixed worded=11;c some mixed=28;c some more=30
c some next end=47;c some next mark=19;c some rare next end=32;c some rare=14;c some=30;capital all=19;capital no text=12;capital none=-36
capital some=-12;form address kind none capital none=11;form address kind none=12;form address left none=12;form address of 3=9
form address place inside=8;form address right none=11;form address=12;form core kind ordinary capital no text=12
form core kind ordinary capital none=-35;form core kind ordinary=-11;form core kind particular capital all=23
form core kind particular capital none=-49;form core kind particular=11;form core left other=10;form core place comma word=28
form core place comma=45;form core place first colon=-10;form core place first=-15;form core place inside colon=10
form core place inside comma=40;form core place inside end=35;form core place inside sentence=-32;form core place inside word=-27
form core place inside=-14;form core place sentence comma=32;form core place sentence end=36;form core place sentence word=35
form core place sentence=44;form core right other trade=-41;form core right other=-14;form full kind generic=-10
form full kind ordinary capital all=32;form full kind ordinary capital none=-20;form full kind ordinary=25
form full kind particular capital all=-8;form full kind particular capital no text=-22;form full kind particular=-17;form full left other=-12
form full place colon=-14;form full place comma=-35;form full place first colon=28;form full place first=15;form full place greeted=21
form full place inside comma=-32;form full place inside sentence=9;form full place inside=-11;form full place sentence word=-12
form full place sentence=-14;form full right none=-21;form full right other=20;form full right trade=40;form handle kind none capital all=15
form handle kind none capital no text=16;form handle kind none capital none=21;form handle kind none=26;form handle left none=26
form handle of 2=22;form handle of 3=21;form handle place at-sign end=14;form handle place at-sign sentence=12
form handle place at-sign word=10;form handle place at-sign=20;form handle place inside=22;form handle right none=26;form handle=26
form host kind none capital none=-16;form host kind none=-16;form host left none=-16;form host right none=-16;form host=-16
form initials kind none capital all=28;form initials kind none capital some=21;form initials kind none=29;form initials left none=33
form initials of 3=26;form initials place first colon=8;form initials place first word=37;form initials place first=30
form initials right none=17;form initials right other=32;form initials-word kind none capital all=19;form initials-word kind none=19
form initials-word left none=19;form initials-word of 3=19;form initials-word right none=19;form initials-word=19;form initials=29
form joined kind none capital all=11;form joined kind none=9;form joined left none=15;form joined of 2=15;form joined of 3=11
form joined place colon sentence=-22;form joined place colon=-22;form joined place first=23;form joined place inside sentence=26
form joined place inside=27;form joined right none=15;form joined=15;form lead kind ordinary capital all=9
form lead kind ordinary capital none=-55;form lead kind ordinary=-11;form lead kind particular capital all=15
form lead kind particular capital none=-44;form lead kind particular=14;form lead kind person capital all=-20;form lead of 2=29
form lead of 3=-9;form lead place comma=17;form lead place first colon=32;form lead place first word=-20;form lead place inside comma=24
form lead place inside end=15;form lead place inside sentence=-21;form lead place sentence end=17;form lead place sentence=15
form lead right none=19;form lead right other=-21;form other kind number capital all=-23;form other kind number=-30
form other kind ordinary capital none=-28;form other kind ordinary=-19;form other kind particular capital all=25
form other kind particular capital none=-42;form other kind particular=15;form other left other=13;form other of 2=-37;form other of 3=11
form other place first word=-33;form other place first=-35;form other place inside colon=-18;form other place inside end=-15
form other place inside word=11;form other place sentence end=18;form other place sentence=18;form other right none=11
form other right other=-39;form worded kind none capital no text=38;form worded kind none capital none=-13;form worded kind none=10
form worded left none=15;form worded of 1=-15;form worded of 3=27;form worded place colon end=27;form worded place colon=33
form worded place first word=27;form worded place first=23;form worded place sentence end=11;form worded place sentence=-16
form worded right none=16;form worded=10;host 10 colon=-28;host 10 inside=-20;host 10=-28;host 11 colon=-31;host 11 inside=-30;host 11=-13
host 12 inside=-26;host 12=-27;host 4 comma=21;host 5 inside=-10;host 6=13;host 7 inside=-10;host 8 inside=-13;host 9 inside=-30;host 9=-31
host behind =10;host behind at=10;host behind de=-28;host behind en=11;host behind from=-21;host behind la=15;host behind the=14
host behind to=-28;host behind your=20;host colon=-9;host comma=19;host first colon 1 inside=-11;host first colon 1=-11
host first colon 2 inside=-28;host first colon 2=-29;host first colon 3 colon=-14;host first colon 3 inside=-22;host first word 0 inside=35
host first word 0=31;host first word 1 inside=12;host first word 1 sentence=10;host first word 1=18;host first word 2 inside=-30
host first word 2=-32;host first word 3 inside=-33;host first word 3=-46;host inside=-24;host=-14;kind generic count 2 capital all=-13
kind generic place first capital all=-14;kind generic=-16;kind none count 0 capital all=20;kind none count 0 capital no text=36
kind none count 0 capital some=37;kind none next colon capital all=18;kind none next end capital all=12;kind none next end capital no text=28
kind none next end capital none=26;kind none next sentence capital all=33;kind none next sentence capital none=8
kind none next word capital all=51;kind none next word capital no text=27;kind none next word capital none=-30
kind none place at-sign capital no text=12;kind none place at-sign capital none=17;kind none place first capital all=31
kind none place inside capital no text=31;kind none place sentence capital all=10;kind none=31;kind number count 1 capital all=-31
kind number place inside capital all=-9;kind number=-16;kind ordinary count 1 capital all=21;kind ordinary count 1 capital no text=18
kind ordinary count 1 capital none=-29;kind ordinary count 2 capital all=32;kind ordinary count 2 capital none=-53
kind ordinary count 3 capital all=-17;kind ordinary next colon capital all=43;kind ordinary next comma capital all=-9
kind ordinary next comma capital none=-29;kind ordinary next end capital all=41;kind ordinary next sentence capital all=27
kind ordinary next sentence capital none=-14;kind ordinary next word capital all=9;kind ordinary next word capital no text=31
kind ordinary next word capital none=-50;kind ordinary place inside capital all=37;kind ordinary place inside capital no text=16
kind ordinary place inside capital none=-36;kind ordinary place sentence capital all=25;kind ordinary=8
kind particular count 1 capital no text=-40;kind particular count 1 capital none=-23;kind particular count 2 capital all=20
kind particular count 2 capital no text=13;kind particular count 2 capital none=-18;kind particular count 2 capital some=-15
kind particular count 3 capital all=15;kind particular count 3 capital some=11;kind particular next colon capital none=-35
kind particular next comma capital none=-51;kind particular next comma capital some=24;kind particular next dash capital all=26
kind particular next number capital all=17;kind particular next other capital all=-22;kind particular next sentence capital all=10
kind particular next word capital none=-30;kind particular next word capital some=-22;kind particular place colon capital all=13
kind particular place comma capital all=15;kind particular place first capital all=26;kind particular place first capital some=-37
kind particular place inside capital no text=-17;kind particular place inside capital none=-37;kind particular place inside capital some=49
kind particular place line capital all=25;kind particular place sentence capital all=-16;kind particular place sentence capital no text=30
kind person count 1 capital none=-20;kind person count 2 capital all=-11;kind person count 3 capital all=21
kind person next colon capital all=32;kind person next end capital all=32;kind person next word capital all=-14
kind person next word capital none=-28;kind person place inside capital none=-20;kind person place sentence capital all=9
kind place count 1 capital all=-14;kind place next word capital all=-50;kind place place first capital all=-17;kind place=-9;m a colon=9
m a comma=-11;m a dash=26;m a end=20;m a number=-16;m a phone=29;m a picture=14;m a sentence=10;m after and=-12;m after are inside=34
m after at inside=-18;m after at=-15;m after de inside=-37;m after de=-26;m after en inside=-14;m after en=-12;m after for inside=14
m after for=18;m after front=28;m after has first=58;m after has=20;m after here first=42;m after here=43;m after in inside=-28
m after in=-40;m after le first=43;m after le inside=40;m after le=58;m after office=39;m after on inside=-46;m after on=39;m after or=-16
m after order=25;m after to=-10;m after was inside=-24;m after was=-24;m after will first=40;m after will sentence=9;m after will=36
m after y inside=-11;m after y=-22;m after ya inside=-37;m after ya=-37;m among 2=9;m among 3=23;m and=10;m ao colon ordinary none=18
m ao comma ordinary all=-11;m ao comma ordinary none=9;m ao comma ordinary some=-25;m ao end ordinary none=29;m ao opt-out ordinary none=-11
m ao other ordinary none=9;m ao phone ordinary none=31;m ao sentence ordinary all=15;m ao sentence ordinary none=9
m ao sentence ordinary some=-16;m article=-27;m as colon surety 0=26;m as colon surety 1=17;m as comma surety 0=-23;m as comma surety 3=19
m as dash surety 3=30;m as end surety 0=10;m as end surety 2=21;m as end surety 3=35;m as number surety 1=-18;m as opt-out surety 1=16
m as sentence surety 0=-26;m as sentence surety 2=23;m as sentence surety 3=36;m as word surety 0=-11;m as word surety 3=-11;m b at-sign=34
m b comma=-14;m b greeted=23;m b inside=-9;m b line=30;m ba at-sign end=16;m ba at-sign sentence=43;m ba at-sign word=-11;m ba colon end=18
m ba colon word=15;m ba comma end=9;m ba dash end=36;m ba first colon=16;m ba first comma=-16;m ba first dash=27;m ba inside number=-13
m ba inside other=21;m ba inside word=-13;m ba line end=21;m ba sentence city=8;m ba sentence comma=32;m ba sentence end=14
m bao at-sign end ordinary none words 1=16;m bao at-sign sentence ordinary none words 1=23;m bao at-sign word ordinary none words 1=9
m bao colon end ordinary none words 4=25;m bao colon sentence ordinary none words 1=-20;m bao comma end ordinary none words 2=38
m bao comma word ordinary none words 2=18;m bao dash end ordinary none words 1=23;m bao first colon ordinary all words 1=39
m bao first colon ordinary all words 2=53;m bao first colon ordinary none words 1=38;m bao first colon ordinary none words 3=34
m bao first colon ordinary some words 2=15;m bao first colon ordinary some words 3=32;m bao first word ordinary all words 1=11
m bao first word ordinary none words 2=8;m bao first word ordinary none words 3=49;m bao first word ordinary some words 2=23
m bao inside colon ordinary none words 2=44;m bao inside comma ordinary all words 1=-32;m bao inside comma ordinary some words 2=-24
m bao inside comma ordinary some words 3=16;m bao inside end ordinary none words 1=-10;m bao inside end ordinary some words 2=28
m bao inside sentence ordinary all words 2=-19;m bao inside sentence ordinary none words 1=-10;m bao inside sentence ordinary none words 2=42
m bao inside sentence ordinary none words 3=-11;m bao inside sentence ordinary some words 2=-13
m bao inside sentence ordinary some words 3=14;m bao inside word ordinary all words 1=-17;m bao inside word ordinary all words 2=14
m bao inside word ordinary none words 1=-18;m bao inside word ordinary none words 2=-16;m bao inside word ordinary none words 3=26
m bao inside word ordinary some words 2=11;m bao inside word ordinary some words 3=-20;m bao sentence comma ordinary none words 1=37
m bao sentence end ordinary none words 1=20;m bao sentence end ordinary none words 2=24;m bao sentence end ordinary none words 3=27
m bao sentence end ordinary some words 2=41;m bao sentence word ordinary none words 1=20;m bao sentence word ordinary none words 3=-14
m bao sentence word ordinary some words 2=13;m bas at-sign end surety 1=16;m bas at-sign sentence surety 1=43;m bas at-sign word surety 1=12
m bas colon end surety 1=28;m bas colon sentence surety 1=-20;m bas colon word surety 0=-14;m bas comma end surety 3=38
m bas dash end surety 1=25;m bas first colon surety 0=25;m bas first colon surety 1=38;m bas first dash surety 3=27
m bas first word surety 0=14;m bas first word surety 1=-13;m bas first word surety 2=44;m bas inside colon surety 0=28
m bas inside colon surety 1=-12;m bas inside colon surety 2=-14;m bas inside comma surety 0=-9;m bas inside comma surety 3=15
m bas inside end surety 1=-10;m bas inside end surety 3=34;m bas inside sentence surety 0=-17;m bas inside sentence surety 2=20
m bas inside sentence surety 3=25;m bas inside word surety 0=-17;m bas inside word surety 2=-14;m bas inside word surety 3=-14
m bas sentence comma surety 1=17;m bas sentence end surety 0=27;m bas sentence end surety 2=25;m bas sentence end surety 3=24
m before a surety 3=22;m before a=-9;m before and=-20;m before at surety 0=31;m before at surety 1=22;m before at surety 2=27
m before at surety 3=8;m before at=34;m before call=12;m before con=-17;m before de surety 0=-10;m before de surety 1=-23
m before de surety 2=42;m before de surety 3=9;m before del=31;m before el surety 1=14;m before el=18;m before en surety 2=46
m before en surety 3=-10;m before en=9;m before for=-11;m before from surety 1=18;m before from surety 2=27;m before from surety 3=13
m before from=26;m before it surety 1=25;m before it=53;m before la surety 1=23;m before of surety 1=-31;m before of=-41
m before the surety 0=-15;m before the surety 1=-12;m before the surety 3=25;m before the=-9;m before with=8;m before your surety 0=-16
m before your surety 1=30;m before your=17;m bo at-sign ordinary none=15;m bo dash ordinary none=30;m bo first ordinary all=17
m bo greeted ordinary none=20;m bo line ordinary none=24;m bo sentence ordinary all=-39;m bo sentence ordinary none=27
m bs at-sign surety 1=46;m bs bracket surety 3=26;m bs colon surety 0=-14;m bs colon surety 2=-19;m bs comma surety 1=-25
m bs comma surety 2=16;m bs comma surety 3=17;m bs dash surety 1=11;m bs first surety 2=32;m bs greeted surety 3=27;m bs inside surety 0=-20
m bs line surety 3=34;m bs sentence surety 0=-10;m bs sentence surety 1=-13;m bs sentence surety 2=16;m bs sentence surety 3=38
m elsewhere surety 0=-17;m elsewhere surety 1=-16;m elsewhere surety 3=-27;m elsewhere=-27;m event first=-10;m event last=17;m first name=10
m in last sentence=44;m inner capital=71;m kind last=10;m loose surety 0=-20;m loose surety 1=-16;m loose surety 3=11;m loose=-13
m meant false=-57;m meant true=8;m no name all=-40;m no name last=-19;m not worded=-51;m number first=-23;m number=-47;m ordinary first=-29
m ordinary none=10;m owner=17;m person first=32;m person last=-19;m place last=-13;m places all=-15;m presenting surety 1=26
m presenting surety 2=23;m presenting surety 3=63;m presenting=66;m rival 0 to first=-31;m rival 0 to full=-14;m rival 0 to inside=11
m rival 0 to other=35;m rival 0 to sentence=18;m rival 0 to worded=22;m rival 1 to core=17;m rival 1 to first=16;m rival 1 to initials=17
m rival 1 to inside=-16;m rival 1 to other=13;m rival 1 to sentence=14;m rival 1 to worded=-12;m rival 10 to at-sign=31
m rival 10 to colon=-30;m rival 10 to core=-18;m rival 10 to first=13;m rival 10 to handle=11;m rival 10 to inside=-29;m rival 10 to lead=8
m rival 11 to at-sign=10;m rival 11 to colon=-31;m rival 11 to core=-22;m rival 11 to first=9;m rival 11 to full=12;m rival 11 to handle=16
m rival 11 to inside=-34;m rival 11 to lead=-49;m rival 11 to other=-8;m rival 12 to full=22;m rival 12 to inside=-27;m rival 2 to first=-18
m rival 2 to full=-21;m rival 2 to initials=15;m rival 2 to lead=17;m rival 3 to core=21;m rival 3 to first=-15;m rival 3 to initials=13
m rival 3 to inside=22;m rival 3 to other=-17;m rival 3 to sentence=-11;m rival 4 to core=11;m rival 4 to first=32;m rival 4 to lead=34
m rival 4 to sentence=8;m rival 4 to worded=-19;m rival 5 to core=-10;m rival 5 to first=39;m rival 5 to full=20;m rival 5 to initials=10
m rival 5 to inside=-12;m rival 5 to lead=27;m rival 5 to sentence=25;m rival 6 to core=50;m rival 6 to first=20;m rival 6 to full=-12
m rival 6 to lead=30;m rival 6 to other=15;m rival 6 to worded=22;m rival 7 to first=-9;m rival 7 to inside=11;m rival 8 to core=-12
m rival 8 to first=-14;m rival 8 to lead=-14;m rival 8 to sentence=19;m rival 9 to first=14;m rival 9 to full=-32;m rival 9 to inside=-19
m rival before 0=12;m rival before 11=-10;m rival before 12=-27;m rival before 3=11;m rival before 4=23;m rival before 5=12
m rival before 7=35;m rival before 9=-41;m rival behind 2=-19;m rival behind 3=-10;m rival behind 4=-12;m rival behind 6=22
m rival behind 7=-11;m rival behind 9=11;m rival colon sentence to first=-21;m rival first colon to colon=-13;m rival first colon to first=21
m rival first colon to inside=-34;m rival first sentence to inside=16;m rival first word to inside=-17;m rival first word to sentence=33
m rival inside comma to sentence=-22;m rival inside end to first=-12;m rival inside end to inside=29;m rival inside other to inside=29
m rival inside sentence to inside=-27;m rival inside word to at-sign=14;m rival inside word to first=24;m rival inside word to sentence=-42
m rival sentence comma to inside=-16;m rival sentence end to first=-23;m rival sentence end to inside=31;m rival sentence other to first=-21
m rival sentence word to first=-23;m rival sentence word to sentence=31;m service=8;m so surety 0 ordinary all=-11
m so surety 0 ordinary none=-16;m so surety 0 ordinary some=-9;m so surety 1 ordinary all=11;m so surety 1 ordinary some=-17
m so surety 2 ordinary all=-17;m so surety 2 ordinary none=38;m so surety 3 ordinary none=15;m speaker surety 1=35;m speaker surety 2=21
m speaker=17;m surety 0=-23;m surety 2=19;m surety 3=10;m third party=-14;m tied surety 0=45;m tied surety 1=22;m tied surety 2=37
m tied surety 3=-30;m tied=18;m title=17;m topic first=-17;m worded other=-25;m worded=12;m words 3=19;m words 4=9;misspelled ordinary=13
misspelled particular=13;misspelled=14;no host at-sign=34;no host comma=-26;no host greeted=23;no host line=30;no host=10;no sender=-30
o a bracket=-58;o a city=16;o a colon=14;o a end=-17;o a number=-39;o a opt-out=-32;o a other=-34;o a picture=-38;o a sentence=-23
o a word=-30;o above -1=59;o above -2=38;o above -3=21;o above -6=-12;o above 0=67;o above 1=68;o above 2=70;o above 3=58;o above 4=48
o above 6=39;o after and inside=-23;o after and=-28;o after are first=-23;o after are sentence=-24;o after are=-44;o after at colon=-11
o after at first=-54;o after at inside=-48;o after at sentence=-19;o after at=-73;o after by sentence=-24;o after by=-25;o after de first=-35
o after de=-43;o after en sentence=-16;o after en=-23;o after family=-30;o after for first=-25;o after for sentence=-25;o after for=-13
o after has=18;o after here first=28;o after here inside=11;o after here=32;o after in inside=-29;o after in=-21;o after is colon=-19
o after is first=21;o after is inside=-11;o after is sentence=-40;o after le first=14;o after le=10;o after los=-38;o after on inside=-43
o after on sentence=-30;o after on=-28;o after or inside=-30;o after or sentence=-23;o after or=-34;o after says=-34;o after to inside=-40
o after to sentence=-25;o after to=-29;o after was=-10;o after will first=23;o after will=18;o after with=-10;o after y inside=-27
o after y sentence=-26;o after y=-35;o after ya inside=-21;o after ya=-19;o alike none=-40;o alike strong=-48;o alike=-35;o apart=-16
o at-sign facing first=-8;o b at-sign=-12;o b bracket=-28;o b colon=-24;o b dash=-52;o b greeted=-47;o b inside=-16;o b line=-20
o b sentence=-24;o ba at-sign sentence=-24;o ba at-sign word=-36;o ba bracket bracket=-41;o ba colon comma=-35;o ba colon end=-42
o ba colon other=-12;o ba colon sentence=14;o ba colon word=-32;o ba comma end=12;o ba comma sentence=-33;o ba dash comma=-48
o ba dash sentence=-29;o ba first colon=21;o ba first comma=-15;o ba first other=-30;o ba first sentence=-19;o ba first word=-23
o ba greeted word=-18;o ba inside city=14;o ba inside comma=-9;o ba inside end=-18;o ba inside opt-out=-26;o ba inside other=-13
o ba inside sentence=-17;o ba inside word=-13;o ba sentence city=11;o ba sentence colon=-14;o ba sentence comma=24;o ba sentence number=-36
o ba sentence other=-31;o ba sentence sentence=-28;o ba sentence word=-37;o bas at-sign end surety 1=10;o bas at-sign word surety 1=-34
o bas colon comma surety 1=-18;o bas colon comma surety 2=-28;o bas colon comma surety 3=-36;o bas colon end surety 1=-23
o bas colon sentence surety 1=19;o bas colon word surety 0=-25;o bas colon word surety 1=-27;o bas colon word surety 2=-18
o bas colon word surety 3=-25;o bas comma sentence surety 1=-21;o bas dash sentence surety 1=-22;o bas dash word surety 1=-16
o bas first colon surety 3=42;o bas first comma surety 1=-10;o bas first dash surety 3=-23;o bas first other surety 1=-47
o bas first sentence surety 1=-17;o bas first sentence surety 3=-31;o bas first word surety 0=-20;o bas first word surety 1=-34
o bas first word surety 2=26;o bas greeted word surety 0=-32;o bas greeted word surety 1=-29;o bas inside colon surety 0=-14
o bas inside colon surety 1=-23;o bas inside colon surety 3=9;o bas inside comma surety 0=-9;o bas inside comma surety 1=-23
o bas inside comma surety 2=-17;o bas inside comma surety 3=10;o bas inside end surety 0=12;o bas inside end surety 1=-41
o bas inside end surety 3=-28;o bas inside opt-out surety 1=-30;o bas inside other surety 1=-34;o bas inside sentence surety 0=-58
o bas inside sentence surety 1=-29;o bas inside sentence surety 2=-43;o bas inside sentence surety 3=18;o bas inside word surety 0=-16
o bas inside word surety 1=-26;o bas inside word surety 2=11;o bas sentence city surety 0=11;o bas sentence colon surety 1=-39
o bas sentence comma surety 1=-67;o bas sentence comma surety 2=49;o bas sentence end surety 0=-22;o bas sentence end surety 1=-19
o bas sentence end surety 3=30;o bas sentence number surety 1=-36;o bas sentence other surety 1=-39;o bas sentence sentence surety 1=-20
o bas sentence sentence surety 2=-17;o bas sentence sentence surety 3=-24;o bas sentence word surety 0=-45;o bas sentence word surety 1=-46
o bas sentence word surety 3=20;o before a surety 0=-13;o before a surety 1=-38;o before a=-32;o before and surety 1=-24;o before and=-28
o before at surety 1=-75;o before at surety 3=26;o before at=14;o before by surety 1=-36;o before by=-20;o before coach surety 1=-29
o before coach=-38;o before code surety 1=-25;o before code=-25;o before con=-29;o before de surety 0=8;o before de surety 1=-13
o before de surety 2=-13;o before del surety 1=-12;o before del=-28;o before el surety 1=-34;o before el surety 2=-50;o before el surety 3=-9
o before el=-35;o before en surety 3=-26;o before en=-9;o before for surety 0=-26;o before for surety 1=-27;o before from surety 1=-21
o before from surety 3=11;o before hi surety 0=-23;o before hi=-22;o before in surety 0=18;o before in surety 1=-46;o before is surety 0=-24
o before is surety 1=-39;o before is surety 2=-46;o before is=-30;o before la surety 1=-47;o before la surety 2=-26;o before la surety 3=-11
o before la=-30;o before las surety 1=-35;o before las=-51;o before los surety 1=-28;o before los=-43;o before of=11;o before on surety 1=-48
o before on=-30;o before or surety 1=-24;o before or=-29;o before por surety 1=-17;o before por=-16;o before su surety 1=-18;o before su=-19
o before the surety 1=-33;o before the surety 2=-37;o before the surety 3=-51;o before the=-54;o before to surety 1=-11;o before to=-30
o before weak=-8;o before with surety 1=-42;o before your surety 1=-14;o before your=14;o behind strong=-14;o behind weak=-29;o behind=-20
o colon comma facing inside=-42;o colon facing first=13;o colon facing inside=-36;o colon facing none=-46;o colon sentence facing first=20
o colon sentence facing inside=-18;o colon sentence facing none=-23;o colon word facing first=-15;o colon word facing inside=-19
o colon word facing none=-34;o comma end facing sentence=-18;o comma facing first=29;o comma facing inside=-21;o comma facing none=-42
o comma facing sentence=-26;o comma sentence facing inside=-29;o comma word facing inside=-32;o comma word facing none=-43
o dash facing none=-48;o dash facing sentence=-24;o dash sentence facing none=-19;o elsewhere surety 0=-42;o elsewhere surety 1=-26
o elsewhere surety 2=-29;o elsewhere surety 3=9;o elsewhere=-14;o extras generic strange=28;o extras none missing generic particular=-24
o extras none missing generic=-26;o extras none=-33;o extras number missing generic=-11;o extras number missing none=-32
o extras number ordinary missing none=-20;o extras number ordinary=-34;o extras number strange=-34;o extras number=-30
o extras ordinary missing generic particular=-8;o extras ordinary missing generic=-36;o extras ordinary missing none=-43
o extras ordinary strange missing generic particular=-32;o extras ordinary strange missing particular=-12;o extras ordinary=-48
o extras other-trade=9;o extras strange missing generic=-27;o extras strange missing none=-39;o extras strange missing ordinary=15
o extras strange=-43;o extras trade missing none=-23;o extras trade=-19;o facing address inside=-28;o facing core colon=-25
o facing core comma=-13;o facing core dash=-9;o facing core first=15;o facing core inside=-53;o facing core line=-15
o facing full at-sign=-40;o facing full bracket=21;o facing full colon=22;o facing full comma=9;o facing full greeted=-25
o facing full inside=-11;o facing handle at-sign=-15;o facing handle inside=-21;o facing initials first=-35;o facing joined colon=-9
o facing joined inside=-26;o facing lead first=18;o facing lead inside=-19;o facing lead sentence=-12;o facing none=-33
o facing other first=8;o facing other inside=-41;o facing other sentence=-52;o facing worded colon=-27;o facing worded first=-22
o first colon facing colon=19;o first colon facing inside=26;o first colon facing none=27;o first comma facing inside=13
o first facing colon=12;o first facing comma=-14;o first facing first=-10;o first sentence facing first=-20;o first sentence facing inside=15
o first word facing colon=-8;o first word facing comma=-26;o first word facing first=11;o first word facing inside=-42
o greeted facing inside=-20;o greeted facing none=-36;o greeted word facing none=-16;o inside colon facing first=-38
o inside colon facing inside=-33;o inside colon facing none=8;o inside comma facing first=9;o inside comma facing inside=-38
o inside comma facing sentence=-44;o inside end facing at-sign=-16;o inside end facing inside=-37;o inside end facing none=-30
o inside facing at-sign=-14;o inside facing colon=-23;o inside facing greeted=-27;o inside facing inside=-27;o inside facing none=-18
o inside opt-out facing first=-27;o inside opt-out facing inside=-20;o inside opt-out facing none=-33;o inside other facing inside=-27
o inside sentence facing at-sign=-10;o inside sentence facing colon=-18;o inside sentence facing first=-23;o inside sentence facing none=-17
o inside sentence facing sentence=-35;o inside word facing at-sign=-12;o inside word facing first=-21;o inside word facing inside=-18
o inside word facing sentence=-13;o loose surety 1=-15;o loose surety 2=-28;o loose surety 3=-15;o loose=-17
o missing generic number particular=-41;o missing generic ordinary=28;o missing generic=-15;o missing none=-69
o missing ordinary particular=-12;o missing ordinary=25;o no worded=-20;o none 0=-84;o none 10=23;o none 11=46;o none 12=29;o none 1=-91
o none 2=-87;o none 3=-58;o none 4=-50;o none 5=-40;o none 6=29;o none 7=10;o none 8=59;o none 9=39;o none ba colon sentence=-23
o none ba colon word=-34;o none ba comma word=-43;o none ba dash sentence=-19;o none ba first colon=27;o none ba greeted word=-16
o none ba inside colon=8;o none ba inside end=-30;o none ba inside opt-out=-33;o none ba inside sentence=-17;o none ba sentence comma=23
o none ba sentence sentence=-38;o none ba sentence word=-43;o none presented from=58;o none presented introduction=35
o none presented label=79;o none presented place=35;o none presented signature=17;o none presented subject=-16;o none=-33
o other presented bracket=-16;o other presented code=-31;o other presented domain=-30;o other presented from=17;o other presented handle=-20
o other presented introduction=14;o other presented label=-8;o other presented place=-10;o other presented possessive=24
o other presented signature=-24;o other presented subject=21;o other presented=12;o presented from=46;o presented handle=-14
o presented introduction=72;o presented label=45;o presented signature=21;o presented subject=26;o rank 1=-25;o rank 2=-47;o rank 3=-44
o rank 4=-45;o sentence comma facing first=-18;o sentence comma facing none=23;o sentence facing at-sign=-20;o sentence facing inside=-30
o sentence facing none=-26;o sentence number facing inside=-30;o sentence other facing first=-38;o sentence other facing inside=-24
o sentence sentence facing inside=-24;o sentence sentence facing none=-38;o sentence sentence facing sentence=-30
o sentence word facing at-sign=-17;o sentence word facing comma=-26;o sentence word facing dash=-14;o sentence word facing first=-15
o sentence word facing inside=-34;o sentence word facing none=-43;o shares 1 false=16;o shares 1 true=-29;o shares 2 true=-45
o shares 3 true=-33;o speaker surety 1=-24;o speaker surety 3=12;o speaker=-13;o strong 0=-59;o strong 10=36;o strong 11=25;o strong 12=-10
o strong 1=-60;o strong 2=-45;o strong 3=-32;o strong 4=-28;o strong 5=10;o strong 6=-8;o strong 8=18;o strong 9=25
o strong ba at-sign sentence=-28;o strong ba at-sign word=-34;o strong ba colon comma=-27;o strong ba colon sentence=14
o strong ba colon word=-23;o strong ba comma sentence=-23;o strong ba comma word=10;o strong ba first colon=14;o strong ba first comma=-21
o strong ba first other=-16;o strong ba first word=-35;o strong ba greeted word=-10;o strong ba inside city=19;o strong ba inside colon=-11
o strong ba inside comma=-9;o strong ba inside opt-out=-18;o strong ba inside other=-9;o strong ba inside sentence=-13
o strong ba inside word=-25;o strong ba sentence city=12;o strong ba sentence comma=25;o strong ba sentence number=-34
o strong ba sentence other=-37;o strong ba sentence sentence=-15;o strong ba sentence word=-27;o strong presented from=29
o strong presented handle=-21;o strong presented introduction=47;o strong presented label=13;o strong presented signature=37
o strong presented subject=32;o strong=-10;o surety 0=-29;o surety 1=-47;o surety 2=13;o surety 3=19;o tied surety 0=-32;o tied surety 1=-12
o tied surety 3=-25;o tied=-28;o weak 0=-45;o weak 11=40;o weak 1=-58;o weak 2=-62;o weak 3=-63;o weak 4=-75;o weak 6=-47;o weak 7=11
o weak 9=15;o weak ba colon comma=-28;o weak ba colon sentence=10;o weak ba colon word=-17;o weak ba comma sentence=-30
o weak ba first colon=9;o weak ba first comma=8;o weak ba inside colon=-17;o weak ba inside comma=-54;o weak ba inside end=-30
o weak ba inside opt-out=-21;o weak ba inside other=-14;o weak ba inside sentence=-16;o weak ba sentence comma=-45;o weak ba sentence end=-24
o weak ba sentence other=-11;o weak ba sentence sentence=-25;o weak ba sentence word=-24;o weak presented label=23
o weak presented signature=-45;o weak presented subject=27;o weak=-22;o worded other 0=54;o worded other 1=17;o worded other 2=-15
o worded other 3=-11;o worded other 4=-11;o worded own=-10;o=-21;right other trade=-53;right trade=40
single false kind none place at-sign next end=13;single false kind none place at-sign next sentence=12
single false kind none place at-sign next word=10;single false kind none place colon next end=29
single false kind none place colon next sentence=-9;single false kind none place first next colon=8
single false kind none place first next word=42;single false kind none place inside next end=18
single false kind none place inside next sentence=20;single false kind none place inside next word=10
single false kind none place sentence next end=16;single false kind ordinary place first next colon=25
single false kind ordinary place first next word=-15;single false kind ordinary place inside next comma=36
single false kind ordinary place inside next word=19;single false kind ordinary place sentence next word=-9
single false kind particular place colon next word=11;single false kind particular place comma next end=30
single false kind particular place first next dash=26;single false kind particular place first next word=21
single false kind particular place inside next end=11;single false kind particular place inside next sentence=31
single false kind particular place sentence next comma=15;single false kind particular place sentence next word=12
single false kind person place inside next word=-34;single true kind number place inside next word=-19
single true kind ordinary place first next colon=39;single true kind ordinary place first next word=-15
single true kind ordinary place inside next colon=14;single true kind ordinary place inside next comma=-20
single true kind ordinary place inside next sentence=10;single true kind ordinary place inside next word=15
single true kind particular place first next colon=40;single true kind particular place inside next colon=-12
single true kind particular place inside next comma=-15;single true kind particular place inside next end=-15
single true kind particular place inside next sentence=-25;single true kind particular place inside next word=-25
single true kind particular place sentence next comma=28;single true kind particular place sentence next end=30
single true kind particular place sentence next word=-30;single true kind person place first next word=21
single true kind place place inside next word=-44;street=-41;tail 4=19;tail 5=46;tail 6=16;tail sentence word=24;third behind label=-32
third full=9;third joined=23;w 0=-42;w 10=77;w 11=29;w 12=39;w 1=-48;w 2=-47;w 3=-27;w 4=-16;w 5=29;w 6=10;w 7=42;w 8=55;w 9=43
w ba at-sign end=17;w ba colon sentence=-17;w ba colon word=13;w ba comma end=13;w ba comma word=19;w ba dash end=36;w ba first colon=23
w ba first dash=16;w ba first sentence=37;w ba inside colon=21;w ba inside opt-out=-18;w ba inside other=45;w ba inside word=17
w ba line end=24;w ba sentence comma=38;w ba sentence end=30;w ba sentence word=-24;w department=13;w generic missing generic=-33
w generic strange=-16;w generic=-12;w longer 10=45;w longer 11=12;w longer 1=-32;w longer 2=-15;w longer 3=28;w longer 4=-13;w longer 5=-10
w longer 7=14;w longer 8=55;w longer 9=23;w longer ba colon sentence=-14;w longer ba colon word=-16;w longer ba first colon=20
w longer ba first comma=28;w longer ba first sentence=46;w longer ba inside comma=-8;w longer ba inside other=41
w longer ba inside sentence=-17;w longer ba inside word=-33;w longer ba sentence end=48;w missing generic number particular=11
w missing generic number=37;w missing generic ordinary=15;w missing generic particular place=-10;w missing generic particular=13
w missing generic place=24;w missing generic=12;w missing none=22;w missing ordinary particular=32;w missing ordinary=28;w missing place=-19
w none missing generic ordinary=21;w none missing generic particular=26;w none missing generic place=24;w none missing generic=14
w none missing ordinary particular=38;w none missing ordinary=28;w none=-14;w number missing generic=23;w number missing none=24
w number ordinary=33;w number strange=-30;w number=33;w ordinary missing generic particular=-14;w ordinary missing generic=8
w ordinary missing none=-9;w ordinary strange missing generic=17;w ordinary strange missing particular=12;w ordinary strange=35
w other-trade missing generic=-37;w other-trade=-40;w own-trade=37;w strange missing generic ordinary=21
w strange missing generic particular=24;w strange missing none=26;w strange missing particular=24;w strange=44;w trade missing none=29
w trade=26;w whole 0=-68;w whole 10=70;w whole 11=28;w whole 12=29;w whole 1=-43;w whole 2=-46;w whole 3=-36;w whole 4=-12;w whole 5=38
w whole 6=10;w whole 7=45;w whole 8=35;w whole 9=37;w whole ba colon word=17;w whole ba comma end=11;w whole ba comma word=19
w whole ba dash end=36;w whole ba first colon=13;w whole ba first comma=-13;w whole ba first dash=27;w whole ba first word=-11
w whole ba inside colon=17;w whole ba inside end=8;w whole ba inside opt-out=-26;w whole ba inside sentence=12;w whole ba inside word=30
w whole ba line end=24;w whole ba sentence city=8;w whole ba sentence comma=24;w whole ba sentence word=-18;word after 2=-9;word after =20
word after a=-34;word after and=-12;word after at=-19;word after co=38;word after com=24;word after de=-26;word after for=18
word after front=28;word after has=20;word after here=43;word after hoy=36;word after in=-40;word after la=-17;word after le=37
word after manana=50;word after no=-14;word after office=39;word after on=39;word after or=-16;word after order=26;word after reminder=18
word after reply=18;word after se=33;word after stop=-25;word after su=17;word after the=10;word after to=-10;word after tomorrow=-34
word after was=-24;word after we=-32;word after will=39;word after y=-24;word after ya=-9;word after your=-8;word before a=-9
word before and=-20;word before at=34;word before by=32;word before call=12;word before con=-17;word before del=31;word before el=18
word before en=10;word before for=-15;word before from=26;word before hay=-26;word before in=-17;word before it's=53;word before of=-41
word before on=14;word before the=-9;word before w=-8;word before with=9;word before your=17;words before a la=-44;words before de la=44
words before en la=9;words before for the=-38;words before is your=31;words before to the=14;words before your=11
`;
